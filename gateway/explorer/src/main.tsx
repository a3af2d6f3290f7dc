import { createRoot } from 'react-dom/client';
import { loadClubLocale } from './club-numbers.ts';
import { Gate } from './gate.tsx';
import './page.css';

void loadClubLocale();
createRoot(document.getElementById('root')!).render(<Gate />);
