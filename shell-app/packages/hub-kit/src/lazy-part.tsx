import { use, useEffect, type ComponentType } from 'react';

/** Before a lost file is asked for again, in milliseconds. */
const PAUSE = 1_000;

/**
 * React's `lazy`, but for a file that is lost on its way: it is asked for once more, and when it fails for good, the
 * next drawing asks again. (`lazy` keeps a failure until the page is loaded anew.)
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loading: ReturnType<typeof load> | undefined;
  const forget = () => {
    loading = undefined;
  };

  const loadTwice = () =>
    nextTask()
      .then(load)
      .catch(() => pause().then(load))
      .catch((error: unknown) => ({ default: () => <Lost error={error} onShown={forget} /> }));

  return function LazyPart(props: Props) {
    const { default: Part } = use((loading ??= loadTwice()));
    return <Part {...props} />;
  };
}

/** A click shows that it was heard before the browser is asked for a file, which can take it longer than to draw. */
const nextTask = () => new Promise<void>(done => setTimeout(done));

const pause = () => new Promise<void>(done => setTimeout(done, PAUSE));

/** Fails once it stands, and not while it is drawn: React draws at once what fails so, and would ask without end. */
function Lost({ error, onShown }: { error: unknown; onShown: () => void }) {
  useEffect(() => {
    onShown();
    throw error;
  }, [error, onShown]);
  return null;
}
