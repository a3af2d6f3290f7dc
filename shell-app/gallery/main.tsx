import '@fontsource-variable/inter/wght.css';
import { color, Link, radius, space } from '@gym/hub-kit';
import {
  ErrorBoundary,
  ErrorScreen,
  GlobalStyle,
  installLeaveGuard,
  setClubTimeZone,
  Toasts,
} from '@gym/hub-kit/shell';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter, Navigate, Route, Routes } from 'react-router';
import styled from 'styled-components';
import { Elements } from './elements.tsx';
import { Fields } from './fields.tsx';
import type { ServerState } from './mock-link.ts';
import { ListScreen, Parts, Record, TabScreen } from './screens.tsx';
import { GallerySession } from './session.tsx';

const states: readonly ServerState[] = ['rows', 'long', 'empty', 'loading', 'error'];

/** The pages of the gallery; those with data once for each state of the server. */
const pages: { path: string; content: ReactNode; state: ServerState }[] = [
  { path: '/elements', content: <Elements />, state: 'rows' },
  { path: '/fields', content: <Fields />, state: 'rows' },
  { path: '/tabs', content: <TabScreen />, state: 'rows' },
  ...states.flatMap(state => [
    { path: `/list/${state}`, content: <ListScreen />, state },
    { path: `/parts/${state}`, content: <Parts />, state },
    { path: `/record/${state}`, content: <Record />, state },
  ]),
];

function Gallery() {
  return (
    <>
      <GlobalStyle />
      <Pages aria-label="Pages of the gallery">
        {pages.map(({ path }) => (
          <Link key={path} to={path}>
            {path.slice(1)}
          </Link>
        ))}
      </Pages>
      <Main>
        <Routes>
          {pages.map(({ path, content, state }) => (
            <Route
              key={path}
              path={path}
              element={
                <GallerySession key={path} state={state}>
                  {content}
                </GallerySession>
              }
            />
          ))}
          <Route path="*" element={<Navigate to="/elements" replace />} />
        </Routes>
      </Main>
      <Toasts />
    </>
  );
}

const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  padding: ${space(4)};
  border-bottom: 1px solid ${color.line};
  a {
    border-radius: ${radius.small};
    color: ${color.secondaryHover};
  }
`;

const Main = styled.main`
  max-width: 1200px;
  margin: 0 auto;
  padding: ${space(4)};
`;

setClubTimeZone('America/New_York');
installLeaveGuard();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ErrorBoundary fallback={<ErrorScreen />}>
      <HashRouter useTransitions={false}>
        <Gallery />
      </HashRouter>
    </ErrorBoundary>
  </StrictMode>,
);
