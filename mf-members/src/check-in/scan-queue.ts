/** How many scans a desk without connection keeps. */
export const MOST_SCANS = 500;

/** A scan that was made without connection. */
export interface WaitingScan {
  /** The Idempotency-Key, by which the server decides on it once. */
  key: string;
  /** What was scanned, or the name of the chosen member. */
  label: string;
  cardNumber?: string;
  memberId?: string;
  locationId: string;
  /** ISO 8601. */
  scannedAt: string;
}

/** Where the scans are kept, so that they outlast the page. */
export interface ScanStore {
  read(): readonly WaitingScan[];
  write(scans: readonly WaitingScan[]): void;
}

interface QueueOptions {
  store: ScanStore;
  /** Sends a scan and resolves with whether a response came. */
  send: (scan: WaitingScan) => Promise<boolean>;
  onChange?: () => void;
}

/** Keeps scans, and sends each once, in their order. */
export class ScanQueue {
  readonly #options: QueueOptions;
  #sending: Promise<void> | null = null;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** The store is read each time: other tabs of this desk write to it. */
  get waiting(): readonly WaitingScan[] {
    return this.#options.store.read();
  }

  /** @returns false when the queue is full, which keeps those that it has */
  add(scan: WaitingScan): boolean {
    const { waiting } = this;
    if (waiting.length >= MOST_SCANS) return false;
    this.#write([...waiting, scan]);
    return true;
  }

  /** Sends until no response comes; a call meanwhile joins it. */
  send(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    for (let [next] = this.waiting; next; [next] = this.waiting) {
      const { key } = next;
      if (!(await this.#options.send(next))) return;
      this.#write(this.waiting.filter(scan => scan.key !== key));
    }
  }

  #write(scans: readonly WaitingScan[]): void {
    this.#options.store.write(scans);
    this.#options.onChange?.();
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The scans of a stored text; null for another one. What is no scan is left out. */
export function readScans(text: string): readonly WaitingScan[] | null {
  const stored: unknown = JSON.parse(text);
  if (!Array.isArray(stored)) return null;
  return (stored as Partial<WaitingScan>[]).filter(
    (scan): scan is WaitingScan =>
      isText(scan?.key) &&
      isText(scan.label) &&
      isText(scan.locationId) &&
      isText(scan.scannedAt) &&
      isText(scan.cardNumber) !== isText(scan.memberId),
  );
}

/** Not `randomUUID`, which browsers offer over HTTPS and on localhost alone. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');
