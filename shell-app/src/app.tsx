import { GlobalStyle } from '@gym/hub-kit/shell';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { LoginPage } from './login/login-page.tsx';
import { AuthProvider } from './session/auth.tsx';
import { RequireUser } from './session/guards.tsx';
import { PageSpinner } from './ui/page-spinner.tsx';

// Apart, so that the login page fetches neither the GraphQL client nor the screens.
const SignedInApp = lazy(() => import('./signed-in-app.tsx'));

export function App() {
  return (
    <AuthProvider>
      <GlobalStyle />
      <Suspense fallback={<PageSpinner />}>
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          <Route
            path="*"
            element={<RequireUser>{user => <SignedInApp key={user.id} user={user} />}</RequireUser>}
          />
        </Routes>
      </Suspense>
    </AuthProvider>
  );
}
