import { useEffect, useReducer, useState, type ComponentType } from 'react';

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
 * Without Suspense, for the reason that `lazyPart` gives.
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
