import { GlobalStyle, lazyPart } from '@gym/hub-kit/shell';
import { Route, Routes } from 'react-router';
import { LoginPage } from './login/login-page.tsx';
import { shellPaths } from './shell-paths.ts';
import { AuthProvider } from './session/auth.tsx';
import { RequireUser } from './session/guards.tsx';
import { PageSpinner } from './ui/page-spinner.tsx';
import { ShellFailure } from './ui/shell-failure.tsx';

// Apart, so that the login page fetches neither the GraphQL client nor the screens.
const SignedInApp = lazyPart(() => import('./signed-in-app.tsx'), {
  fallback: <PageSpinner />,
  lost: ShellFailure,
});

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
