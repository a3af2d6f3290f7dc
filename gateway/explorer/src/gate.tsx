import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { admission, type Admission } from './session.ts';
import { onOtherSession, signOut } from './token.ts';

const Explorer = lazy(() => import('./explorer.tsx').then(module => ({ default: module.Explorer })));

/** Before the session is requested again from a server that cannot be reached, in milliseconds. */
const RETRY_AFTER = 3_000;

/** Shows the explorer to those who may use it, and the others what to do. */
export function Gate() {
  const [admitted, setAdmitted] = useState<Admission>();
  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    let latest = 0;
    const learn = async () => {
      clearTimeout(retry);
      const request = ++latest;
      const next = await admission();
      if (request !== latest) return;
      const isUnreachable = next.state === 'unreachable';
      // What the user is writing stays.
      setAdmitted(before => (isUnreachable && before?.state === 'open' ? before : next));
      if (isUnreachable) retry = setTimeout(() => void learn(), RETRY_AFTER);
    };
    void learn();
    const stopFollowing = onOtherSession(() => void learn());
    return () => {
      stopFollowing();
      latest++;
      clearTimeout(retry);
    };
  }, []);
  const leave = () => {
    signOut();
    setAdmitted({ state: 'signed-out' });
  };

  switch (admitted?.state) {
    case undefined:
      return <Loading />;
    case 'open':
      return (
        <Suspense fallback={<Loading />}>
          <Explorer key={admitted.person.id} person={admitted.person} onSignOut={leave} />
        </Suspense>
      );
    case 'signed-out':
      return (
        <Notice
          title="Sign in to explore"
          action={
            <a href="/login" target="_blank" rel="noreferrer">
              Sign In
            </a>
          }
        >
          The explorer runs queries with your own permissions. Sign in to the app; this page follows.
        </Notice>
      );
    case 'not-permitted':
      return (
        <Notice title="The explorer is not open to your role" action={<a href="/">Back to the app</a>}>
          You are signed in as {admitted.person.fullName} ({admitted.person.role}). An administrator can grant
          the permission analytics:view.
        </Notice>
      );
    case 'unreachable':
      return (
        <Notice
          title="The server cannot be reached"
          action={
            <button type="button" onClick={() => location.reload()}>
              Try again
            </button>
          }
        >
          The explorer could not load your session. It tries again until it can.
        </Notice>
      );
  }
}

const Loading = () => (
  <main className="notice" aria-busy="true">
    <p role="status">Loading the explorer…</p>
  </main>
);

function Notice({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <main className="notice">
      <section>
        <h1>{title}</h1>
        <p>{children}</p>
        {action}
      </section>
    </main>
  );
}
