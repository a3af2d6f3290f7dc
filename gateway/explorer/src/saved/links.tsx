const FORMATS = ['csv', 'xlsx', 'jsonl'] as const;

interface LinksProps {
  /** The id of a saved query. */
  id: string;
  /** Copies the address of a path. */
  onCopy: (path: string) => void;
}

/** The link that runs a saved query when it is opened, and the addresses of its rows for programs. */
export function Links({ id, onCopy }: LinksProps) {
  return (
    <div className="links">
      <button type="button" onClick={() => onCopy(`/explorer?saved=${id}&run=1`)}>
        Copy link that runs it
      </button>
      <p>For spreadsheets and programs:</p>
      <ul>
        {FORMATS.map(format => (
          <li key={format}>
            <code>{`/data/${id}.${format}`}</code>
            <button
              type="button"
              aria-label={`Copy the ${format.toUpperCase()} link`}
              onClick={() => onCopy(`/data/${id}.${format}`)}
            >
              Copy
            </button>
          </li>
        ))}
      </ul>
      <p className="faint">
        They need a <a href="/profile/tokens">personal token</a>, as bearer token or as the password of any
        user name.
      </p>
    </div>
  );
}
