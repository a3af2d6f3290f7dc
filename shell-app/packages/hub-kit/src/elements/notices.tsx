import { createContext, useContext, useMemo, type ReactNode } from 'react';

const NoticesContext = createContext<ReactNode>(null);

/**
 * Adds a notice for dialogs that are open within: they are modal, so that nothing behind them can be read or pressed.
 * Null adds none.
 */
export function NoticeProvider({ notice, children }: { notice: ReactNode; children: ReactNode }) {
  const outer = useContext(NoticesContext);
  const all = useMemo(
    () =>
      notice ? (
        <>
          {outer}
          {notice}
        </>
      ) : (
        outer
      ),
    [outer, notice],
  );
  return <NoticesContext value={all}>{children}</NoticesContext>;
}

export const useNotices = (): ReactNode => useContext(NoticesContext);
