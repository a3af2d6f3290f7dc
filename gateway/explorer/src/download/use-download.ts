import { useEffect, useRef, useState } from 'react';
import type { GraphqlRequest } from '../api.ts';
import { useCurrentQuery } from '../use-current-query.ts';
import { STANDARD_OPTIONS, type FileOptions } from './download-options.tsx';
import { download, type Progress } from './download.ts';
import { onlyRoot } from './only-root.ts';
import type { Format } from './formats.ts';

export type DownloadState =
  | { step: 'running'; progress: Progress }
  | { step: 'saved'; name: string; progress: Progress }
  | { step: 'failed'; message: string };

export interface Download {
  state: DownloadState | null;
  options: FileOptions;
  setOptions(options: FileOptions): void;
  currentQuery: () => GraphqlRequest;
  start(format: Format): void;
  cancel(): void;
  dismiss(): void;
}

const NOTHING: Progress = { rows: 0, bytes: 0, total: null };

/**
 * Downloads the rows of the current query, one file at a time.
 * @param root the response key of the root field that is a table, of a query with several
 */
export function useDownload(root: string | undefined): Download {
  const wholeQuery = useCurrentQuery();
  const currentQuery = () => onlyRoot(wholeQuery(), root);
  const [state, setState] = useState<DownloadState | null>(null);
  const [options, setOptions] = useState(STANDARD_OPTIONS);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (format: Format) => {
    const controller = new AbortController();
    running.current = controller;
    let progress = NOTHING;
    setState({ step: 'running', progress });
    try {
      const name = await download(currentQuery(), format, {
        options,
        signal: controller.signal,
        onProgress: now => {
          progress = now;
          setState({ step: 'running', progress });
        },
      });
      setState({ step: 'saved', name, progress });
    } catch (error) {
      // The user cancelled the download or closed the file dialog: no message.
      const isCancelled = controller.signal.aborted || (error as Error).name === 'AbortError';
      controller.abort();
      setState(isCancelled ? null : { step: 'failed', message: (error as Error).message });
    }
  };

  return {
    state,
    options,
    setOptions,
    currentQuery,
    start: format => void start(format),
    cancel: () => running.current?.abort(),
    dismiss: () => setState(null),
  };
}
