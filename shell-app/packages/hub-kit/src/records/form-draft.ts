import { readDrafts, removeDrafts, storeDraft, type Draft } from './drafts.ts';

/** The time between two stores while a user types, in milliseconds. */
const PAUSE = 1_000;
/** How long forms in other tabs have to name themselves, in milliseconds. */
const REPLY = 300;
/** A message is the owner of a form with unsaved input; null asks every such form for it. */
const CHANNEL = 'drafts';

let count = 0;
const newOwner = () => `${Date.now()}-${Math.random()}-${(count += 1)}`;

type Input = Pick<Draft, 'version' | 'before' | 'values'>;

/** Stores the unsaved input of one opened form, and finds what was lost with a previous tab. */
export class FormDraft {
  readonly #userId: string;
  readonly #form: string;
  #owner = newOwner();
  #waiting: Input | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStored = false;

  /** @param form as `Draft` has it */
  constructor(userId: string, form: string) {
    this.#userId = userId;
    this.#form = form;
  }

  /** Stores the input within a second. */
  keep(input: Input): void {
    this.#waiting = input;
    this.#timer ??= setTimeout(() => this.store(), PAUSE);
  }

  /** Stores at once what waits: the page may end. */
  store(): void {
    const input = this.#waiting;
    this.#stopWaiting();
    if (!input) return;
    storeDraft(this.#userId, { ...input, form: this.#form, owner: this.#owner, at: Date.now() });
    this.#isStored = true;
  }

  /** The input is saved or discarded. */
  forget(): void {
    this.#stopWaiting();
    if (this.#isStored) removeDrafts(this.#userId, ({ owner }) => owner === this.#owner);
    this.#isStored = false;
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = null;
  }

  /**
   * Stores the input before the page ends, and tells other tabs that the form is open.
   * @returns ends it
   */
  guard(): () => void {
    const channel = openChannel();
    channel?.addEventListener('message', ({ data }) => {
      if (data === null) send(channel, this.#owner);
    });
    const store = () => this.store();
    const storeHidden = () => document.visibilityState === 'hidden' && this.store();
    window.addEventListener('pagehide', store);
    document.addEventListener('visibilitychange', storeHidden);
    return () => {
      channel?.close();
      window.removeEventListener('pagehide', store);
      document.removeEventListener('visibilitychange', storeHidden);
      this.#stopWaiting();
    };
  }

  /** The latest input of this form that no open form contains; previous input of it is removed. */
  async find(): Promise<Draft | null> {
    const isOfForm = ({ form }: Draft) => form === this.#form;
    if (!readDrafts(this.#userId).some(isOfForm)) return null;
    const open = await openOwners();
    const isLost = (draft: Draft) => isOfForm(draft) && !open.has(draft.owner);
    const latest = readDrafts(this.#userId).find(isLost);
    removeDrafts(this.#userId, draft => isLost(draft) && draft.owner !== latest?.owner);
    return latest ?? null;
  }

  /** The form contains the input of a draft: it is stored in its place from now on. */
  adopt(draft: Draft): void {
    this.forget();
    this.#owner = draft.owner;
    this.#isStored = true;
  }

  discard(draft: Draft): void {
    removeDrafts(this.#userId, ({ owner }) => owner === draft.owner);
  }
}

/** Null where the browser permits a page neither storage nor channels. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

function send(channel: BroadcastChannel, owner: string | null): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  channel.postMessage(owner);
}

async function openOwners(): Promise<ReadonlySet<unknown>> {
  const owners = new Set<unknown>();
  const channel = openChannel();
  if (!channel) return owners;
  channel.addEventListener('message', ({ data }) => owners.add(data));
  send(channel, null);
  await new Promise(resolve => setTimeout(resolve, REPLY));
  channel.close();
  return owners;
}
