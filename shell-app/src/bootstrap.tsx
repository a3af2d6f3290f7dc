import '@fontsource-variable/inter/wght.css';
import {
  ErrorBoundary,
  ErrorScreen,
  installCompositionGuard,
  installLeaveGuard,
  onLanguageChange,
} from '@gym/hub-kit/shell';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { fetchAhead } from './fetch-ahead.ts';
import { showLanguage } from './language/language.ts';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root');
const root = createRoot(element);

fetchAhead();
installCompositionGuard();
installLeaveGuard();
/** Also renders everything in another language, which keeps the state of all components. */
const render = () =>
  root.render(
    <StrictMode>
      <ErrorBoundary fallback={<ErrorScreen />}>
        {/* A click is answered at once, not when there is time. */}
        <BrowserRouter useTransitions={false}>
          <App />
        </BrowserRouter>
      </ErrorBoundary>
    </StrictMode>,
  );

onLanguageChange(render);
showLanguage().catch((error: unknown) => {
  console.error('Failed to load the texts', error);
  render();
});
