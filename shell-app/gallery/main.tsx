import '@fontsource-variable/inter/wght.css';
import { color, Link, radius, space } from '@gym/hub-kit';
import {
  ErrorBoundary,
  ErrorScreen,
  forgetFresh,
  GlobalStyle,
  installCompositionGuard,
  installLeaveGuard,
  RecordPagesProvider,
  setClubTimeZone,
  Toasts,
} from '@gym/hub-kit/shell';
import { StrictMode, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { HashRouter, Navigate, Outlet, Route, Routes } from 'react-router';
import styled from 'styled-components';
import { Elements } from './elements.tsx';
import { Fields } from './fields.tsx';
import { current, type Start } from './controls.ts';
import { LinkControls } from './memory-link.ts';
import type { ServerState } from './mock-link.ts';
import { LocationRecords, MemberRecords, MemberPage } from './records.tsx';
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

/** The pages whose records are kept in memory: one server for all of them. */
const recordPages: { path: string; content: ReactNode }[] = [
  { path: '/members', content: <MemberRecords /> },
  { path: '/locations', content: <LocationRecords /> },
];

function Gallery() {
  return (
    <>
      <GlobalStyle />
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
          <Route
            element={
              <GallerySession state="records">
                <RecordPagesProvider value={{ member: { page: '/members' } }}>
                  <Outlet />
                </RecordPagesProvider>
              </GallerySession>
            }
          >
            {recordPages.map(({ path, content }) => (
              <Route key={path} path={path} element={content} />
            ))}
            <Route path="/members/:id" element={<MemberPage />} />
          </Route>
          <Route path="*" element={<Navigate to="/elements" replace />} />
        </Routes>
      </Main>
      {/* Below, so that messages are where the shell has them. */}
      <Pages aria-label="Pages of the gallery">
        {pages.map(({ path }) => (
          <Link key={path} to={path}>
            {path.slice(1)}
          </Link>
        ))}
      </Pages>
      <Pages aria-label="Pages with records">
        {recordPages.map(({ path }) => (
          <Link key={path} to={path}>
            {path.slice(1)}
          </Link>
        ))}
      </Pages>
      <Toasts />
    </>
  );
}

const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  padding: ${space(4)};
  border-top: 1px solid ${color.line};
  a {
    border-radius: ${radius.small};
    color: ${color.secondaryHover};
  }
`;

const Main = styled.main`
  max-width: 1440px;
  margin: 0 auto;
  padding: ${space(4)};
`;

setClubTimeZone('America/New_York');
installLeaveGuard();
installCompositionGuard();

const container = document.getElementById('root')!;
let root: Root | undefined;

function render() {
  root = createRoot(container);
  root.render(
    <StrictMode>
      <ErrorBoundary fallback={<ErrorScreen />}>
        <HashRouter useTransitions={false}>
          <Gallery />
        </HashRouter>
      </ErrorBoundary>
    </StrictMode>,
  );
}

/** Shows a page with nothing of what the page before has in memory. */
function reload(path = location.hash.slice(1)) {
  root?.unmount();
  forgetFresh();
  history.replaceState({ idx: 0 }, '', `#${path}`);
  render();
}

function start({ path, rows = {}, denied = [] }: Start) {
  root?.unmount();
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(current, { link: new LinkControls(rows), denied });
  reload(path);
}

window.gallery = { start, reload, link: () => current.link };
render();
