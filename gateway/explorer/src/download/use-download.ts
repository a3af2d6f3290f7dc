import { useEffect, useRef, useState } from 'react';
import type { Asked } from '../api.ts';
import { useCurrentQuery } from '../use-current-query.ts';
import { STANDARD_OPTIONS, type FileOptions } from './download-options.tsx';
import { download, type Format, type Progress } from './download.ts';

export type DownloadState =
  | { step: 'running'; progress: Progress }
  | { step: 'saved'; name: string; progress: Progress }
  | { step: 'failed'; message: string };

export interface Download {
  state: DownloadState | null;
  options: FileOptions;
  setOptions(options: FileOptions): void;
  currentQuery: () => Asked;
  start(format: Format): void;
  cancel(): void;
  dismiss(): void;
}

const NOTHING: Progress = { rows: 0, bytes: 0, total: null };

/** Saves what the current query asks for, one file at a time. */
export function useDownload(): Download {
  const currentQuery = useCurrentQuery();
  const [state, setState] = useState<DownloadState | null>(null);
  const [options, setOptions] = useState(STANDARD_OPTIONS);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (format: Format) => {
    const cancelling = new AbortController();
    running.current = cancelling;
    let progress = NOTHING;
    setState({ step: 'running', progress });
    try {
      const name = await download(currentQuery(), format, {
        options,
        signal: cancelling.signal,
        onProgress: now => {
          progress = now;
          setState({ step: 'running', progress });
        },
      });
      setState({ step: 'saved', name, progress });
    } catch (error) {
      // Whoever cancelled, or closed the dialog that asks for the file, knows.
      const isCancelled = cancelling.signal.aborted || (error as Error).name === 'AbortError';
      cancelling.abort();
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
