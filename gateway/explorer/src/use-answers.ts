import type { GraphiQLProps } from 'graphiql';
import { useCallback, useMemo, useRef, useState } from 'react';
import { ask, type Asked, type Result, type Sending } from './api.ts';

/** What the server said to what was asked in a tab. */
export interface Answer {
  asked: Asked;
  result: Result;
  milliseconds: number;
}

type Fetcher = GraphiQLProps['fetcher'];

export interface Answers {
  fetcher: Fetcher;
  /** The answer that each tab shows. */
  byTab: Readonly<Record<string, Answer | undefined>>;
  /** Told by whoever sees the tabs which one is shown. */
  showTab: (tab: string) => void;
  /** Forgets the answers of all other tabs. */
  keepTabs: (tabs: readonly string[]) => void;
}

/** GraphiQL keeps an answer as text alone; this keeps beside it what was asked, and how long it took. */
export function useAnswers(): Answers {
  const shownTab = useRef('');
  const [byTab, setByTab] = useState<Answers['byTab']>({});

  const fetcher = useMemo<Fetcher>(() => {
    const inTab = async (asked: Asked, sending: Sending): Promise<Result> => {
      const tab = shownTab.current;
      const keep = (answer?: Answer) => setByTab(all => ({ ...all, [tab]: answer }));
      keep(undefined);
      const start = performance.now();
      const result = await ask(asked, sending);
      keep({ asked, result, milliseconds: Math.round(performance.now() - start) });
      return result;
    };
    return (asked, { headers } = {}) =>
      stoppable(signal =>
        asked.operationName === 'IntrospectionQuery'
          ? ask(asked, { headers, signal })
          : inTab(asked, { headers, signal }),
      );
  }, []);

  const showTab = useCallback((tab: string) => {
    shownTab.current = tab;
  }, []);
  const keepTabs = useCallback((tabs: readonly string[]) => {
    setByTab(all => {
      const kept = Object.entries(all).filter(([tab]) => tabs.includes(tab));
      return kept.length < Object.keys(all).length ? Object.fromEntries(kept) : all;
    });
  }, []);
  return { fetcher, byTab, showTab, keepTabs };
}

/** One answer in the form that GraphiQL can stop. */
const stoppable = (work: (signal: AbortSignal) => Promise<Result>) =>
  ({
    subscribe({ next, complete }: Observer) {
      const stopping = new AbortController();
      const answer = async () => {
        next(await work(stopping.signal));
        complete();
      };
      // Nobody waits for what was stopped.
      answer().catch(() => undefined);
      return { unsubscribe: () => stopping.abort() };
    },
  }) as ReturnType<Fetcher>;

interface Observer {
  next(result: Result): void;
  complete(): void;
}
