import type { GraphiQLProps } from 'graphiql';
import { useCallback, useMemo, useRef, useState } from 'react';
import { execute, type GraphqlRequest, type GraphqlResponse, type RequestOptions } from './api.ts';

/** The last operation of a tab and its result. */
export interface TabResult {
  request: GraphqlRequest;
  response: GraphqlResponse;
  milliseconds: number;
}

type Fetcher = GraphiQLProps['fetcher'];

export interface TabResults {
  fetcher: Fetcher;
  /** The results by the id of their tab. */
  byTab: Readonly<Record<string, TabResult | undefined>>;
  /** Sets the tab that the next results belong to. */
  showTab: (tab: string) => void;
  /** Removes the results of all other tabs. */
  keepTabs: (tabs: readonly string[]) => void;
}

/** Keeps the request and duration of each result, because GraphiQL keeps only the text. */
export function useTabResults(): TabResults {
  const shownTab = useRef('');
  const [byTab, setByTab] = useState<TabResults['byTab']>({});

  const fetcher = useMemo<Fetcher>(() => {
    const inTab = async (request: GraphqlRequest, sending: RequestOptions): Promise<GraphqlResponse> => {
      const tab = shownTab.current;
      const keep = (tabResult?: TabResult) => setByTab(all => ({ ...all, [tab]: tabResult }));
      keep(undefined);
      const start = performance.now();
      const response = await execute(request, sending);
      keep({ request, response, milliseconds: Math.round(performance.now() - start) });
      return response;
    };
    return (request, { headers } = {}) =>
      stoppable(signal =>
        request.operationName === 'IntrospectionQuery'
          ? execute(request, { headers, signal })
          : inTab(request, { headers, signal }),
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

/** A result as an observable, which GraphiQL can unsubscribe from. */
const stoppable = (work: (signal: AbortSignal) => Promise<GraphqlResponse>) =>
  ({
    subscribe({ next, complete }: Observer) {
      const controller = new AbortController();
      const run = async () => {
        next(await work(controller.signal));
        complete();
      };
      // The promise rejects only after the request was aborted.
      run().catch(() => undefined);
      return { unsubscribe: () => controller.abort() };
    },
  }) as ReturnType<Fetcher>;

interface Observer {
  next(response: GraphqlResponse): void;
  complete(): void;
}
