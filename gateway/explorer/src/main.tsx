import { createRoot } from 'react-dom/client';
import { Gate } from './gate.tsx';
import './explorer.css';

createRoot(document.getElementById('root')!).render(<Gate />);
