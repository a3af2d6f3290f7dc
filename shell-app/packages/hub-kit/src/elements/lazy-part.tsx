import { t } from '../common/text.ts';
import {
  startTransition,
  Suspense,
  use,
  useEffect,
  useReducer,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { RetryLine } from './retry-line.tsx';

/** The delay before a file that did not load is requested again, in milliseconds. */
const PAUSE = 1_000;

/** A function component with any props; a generic one keeps its type parameters. */
type AnyComponent = (props: never) => ReturnType<FunctionComponent>;

interface PartOptions<Part extends AnyComponent> {
  /** Rendered while the file loads; without it, the next `Suspense` around the part decides. */
  fallback?: ReactNode;
  /** Shown if the file does not load, instead of a line with a button; `retry` requests it again. */
  lost?: ComponentType<Parameters<Part>[0] & { retry: () => void }>;
}

export type LazyPart<Part extends AnyComponent> = Part & {
  /** Loads the file ahead of its first use. A failure is forgotten: the first use requests it again. */
  preload(): void;
};

/**
 * React's `lazy` for a part whose file may fail to load: the file is requested twice, and a failure stays within the
 * part, so that its parent is never unmounted. (`lazy` throws, and keeps the failure until the page reloads.)
 * @example
 * const KeyHistory = lazyPart(() => import('./lockers/key-history.tsx'));
 */
export function lazyPart<Part extends AnyComponent>(
  load: () => Promise<{ default: Part }>,
  { fallback, lost }: PartOptions<Part> = {},
): LazyPart<Part> {
  const Lost = (lost ?? LostPart) as ComponentType<{ retry: () => void }>;
  let loading: Promise<ComponentType | null> | undefined;
  /** Null where the file did not load; undefined before. */
  let part: ComponentType | null | undefined;
  const forget = () => {
    loading = part = undefined;
  };
  const loaded = () =>
    (loading ??= nextTask()
      .then(load)
      .catch(() => pause().then(load))
      .then(
        module => (part = module.default as AnyComponent as ComponentType),
        (error: unknown) => {
          console.warn('A part of the page did not load', error);
          return (part = null);
        },
      ));

  function Loading(props: object) {
    const [, render] = useReducer((count: number) => count + 1, 0);
    const Loaded = part === undefined ? use(loaded()) : part;
    const retry = () => {
      forget();
      // What is shown around the part remains until it has loaded.
      startTransition(render);
    };
    return Loaded ? <Loaded {...props} /> : <Lost {...props} retry={retry} />;
  }
  function WithFallback(props: object) {
    const [, render] = useReducer((count: number) => count + 1, 0);
    // React commits the content of a Suspense boundary no sooner than 300 ms after the last fallback: a page of three
    // such parts would take a second even if every file is cached.
    // It may load between this rendering and its effect, as one of several parts of a file.
    const isMissing = part === undefined;
    useEffect(() => {
      if (isMissing) void loaded().then(() => render());
    });
    if (isMissing) return fallback;
    return (
      <Suspense fallback={fallback}>
        <Loading {...props} />
      </Suspense>
    );
  }
  const preload = () => void loaded().then(loadedPart => loadedPart ?? forget());
  return Object.assign(fallback === undefined ? Loading : WithFallback, {
    preload,
  }) as LazyPart<AnyComponent> as LazyPart<Part>;
}

/** Lets the browser draw the response to a click before it requests a file. */
const nextTask = () => new Promise<void>(done => setTimeout(done));

const pause = () => new Promise<void>(done => setTimeout(done, PAUSE));

function LostPart({ retry }: { retry: () => void }) {
  return <RetryLine text={t('This part did not load. Check the connection.')} onRetry={retry} />;
}
