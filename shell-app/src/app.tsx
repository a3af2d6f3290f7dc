import { GlobalStyle } from '@gym/hub-kit/shell';
import { Route, Routes } from 'react-router';
import { LoginPage } from './login/login-page.tsx';
import { shellPaths } from './shell-paths.ts';
import { AuthProvider } from './session/auth.tsx';
import { RequireUser } from './session/guards.tsx';
import { lazyWithFallback } from './ui/loadable.tsx';
import { PageSpinner } from './ui/page-spinner.tsx';

// Apart, so that the login page fetches neither the GraphQL client nor the screens.
const SignedInApp = lazyWithFallback(() => import('./signed-in-app.tsx'), <PageSpinner />);

export function App() {
  return (
    <AuthProvider>
      <GlobalStyle />
      <Routes>
        <Route path={shellPaths.login} element={<LoginPage />} />
        <Route
          path="*"
          element={<RequireUser>{user => <SignedInApp key={user.id} user={user} />}</RequireUser>}
        />
      </Routes>
    </AuthProvider>
  );
}
