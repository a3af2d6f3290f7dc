import '@fontsource-variable/inter/wght.css';
import { installLeaveGuard, ErrorBoundary, ErrorScreen } from '@gym/hub-kit/shell';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { fetchAhead } from './fetch-ahead.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

fetchAhead();
installLeaveGuard();
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary fallback={<ErrorScreen />}>
      {/* A click is answered at once, not when there is time. */}
      <BrowserRouter useTransitions={false}>
        <App />
      </BrowserRouter>
    </ErrorBoundary>
  </StrictMode>,
);
