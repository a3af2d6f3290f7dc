import { createRoot } from 'react-dom/client';
import { Gate } from './gate.tsx';
import './page.css';

createRoot(document.getElementById('root')!).render(<Gate />);
