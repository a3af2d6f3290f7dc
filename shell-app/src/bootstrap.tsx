import '@fontsource-variable/inter/wght.css';
import { ErrorBoundary, ErrorScreen } from '@gym/hub-kit';
import { installLeaveGuard } from '@gym/hub-kit/shell';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

installLeaveGuard();
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary fallback={() => <ErrorScreen />}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </ErrorBoundary>
  </StrictMode>,
);
