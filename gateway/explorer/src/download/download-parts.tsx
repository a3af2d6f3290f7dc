import { DownloadOptions } from './download-options.tsx';
import type { Progress } from './download.ts';
import { formats, type Format } from './formats.ts';
import { rowsInWords } from '../words.ts';
import type { Download } from './use-download.ts';

/** Every row of the current query as a file. */
export function DownloadButtons({ download }: { download: Download }) {
  const { state, start, options, setOptions, currentQuery } = download;
  return (
    <div
      className="downloads"
      role="group"
      aria-label="Download"
      title="Every row, unless the query has a page"
    >
      {(Object.keys(formats) as Format[]).map(format => (
        <button
          key={format}
          type="button"
          aria-label={`Download ${formats[format].title}`}
          disabled={state?.step === 'running'}
          onClick={() => start(format)}
        >
          <span aria-hidden="true">↓ </span>
          {formats[format].title}
        </button>
      ))}
      <DownloadOptions options={options} onChange={setOptions} currentQuery={currentQuery} />
    </div>
  );
}

/** How far the download is, and how it ended. */
export function DownloadProgress({ download: { state, cancel, dismiss } }: { download: Download }) {
  switch (state?.step) {
    case undefined:
      return null;
    case 'running':
      return (
        <div className="download-state">
          <p>{inWords(state.progress, state.progress.total)}</p>
          <progress
            aria-label="Download"
            max={state.progress.total ?? undefined}
            value={valueOf(state.progress)}
          />
          <button type="button" onClick={cancel}>
            Cancel
          </button>
        </div>
      );
    case 'saved':
      return (
        <div className="download-state">
          <p role="status">
            Saved {state.name}: {inWords(state.progress, null)}
          </p>
          <button type="button" onClick={dismiss}>
            Close
          </button>
        </div>
      );
    case 'failed':
      return (
        <div className="download-state errors">
          <p role="alert">{state.message}</p>
          <button type="button" onClick={dismiss}>
            Close
          </button>
        </div>
      );
  }
}

const sizeOf = ({ bytes }: Progress) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;

const inWords = (progress: Progress, total: number | null) =>
  [...(progress.rows === null ? [] : [rowsInWords(progress.rows, total)]), sizeOf(progress)].join(' · ');

/** Without a total, or a number of rows, the bar only says that something is on its way. */
const valueOf = ({ rows, total }: Progress) =>
  total === null || rows === null ? undefined : Math.min(rows, total);
