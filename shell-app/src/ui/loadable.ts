import { ErrorBoundary } from '@gym/hub-kit/shell';
import { useEffect, useReducer, useState, type ComponentType, type ReactNode } from 'react';
import { ShellFailure } from './shell-failure.tsx';

/** A component whose module is loaded when it is first rendered, once for the page. */
export interface Loadable<Props extends object> {
  /** Undefined until `load` resolves. */
  readonly component: ComponentType<Props> | undefined;
  load(): Promise<void>;
}

/** @param importModule rejects if the module cannot be loaded; the rejection is kept */
export function loadable<Props extends object>(
  importModule: () => Promise<{ default: ComponentType<Props> }>,
): Loadable<Props> {
  let component: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  return {
    get component() {
      return component;
    },
    load: () => (loading ??= importModule().then(module => void (component = module.default))),
  };
}

/**
 * The component of a loadable; undefined while it loads. Throws to the nearest error boundary if it does not load.
 *
 * The parts of a page load within each other, and React commits the content of a Suspense boundary no sooner than
 * 300 ms after the last fallback: with `lazy`, a page of three such parts takes a second even if every file is cached.
 */
export function useLoadable<Props extends object>(part: Loadable<Props>): ComponentType<Props> | undefined {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    if (!part.component) part.load().then(rerender, setError);
  }, [part]);
  if (error) throw error;
  return part.component;
}

/**
 * React's `lazy` with the fallback of its own, for the reason that `useLoadable` gives. A file that does not load is
 * reported in its place and can be requested again.
 */
export function lazyWithFallback<Props extends object>(
  importModule: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode,
): ComponentType<Props> {
  let part = loadable(importModule);
  function Lazy(props: Props) {
    const Component = useLoadable(part);
    return Component ? <Component {...props} /> : fallback;
  }
  return function Part(props: Props) {
    return (
      <ErrorBoundary
        onReset={() => {
          part = loadable(importModule);
        }}
        fallbackRender={({ error, resetErrorBoundary }) => {
          // Only a file that did not load can be requested again.
          if (part.component) throw error;
          return <ShellFailure onRetry={resetErrorBoundary} />;
        }}
      >
        <Lazy {...props} />
      </ErrorBoundary>
    );
  };
}
