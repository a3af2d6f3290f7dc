import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';

/** Switches of a browser that makes frames of its pages only on request. Threaded animations would wait for a drawn one. */
export const CONTROLLED_FRAMES = [
  '--enable-begin-frame-control',
  '--run-all-compositor-stages-before-draw',
  '--disable-threaded-animation',
];

/** Milliseconds from the frames of all pages to the next ones. */
const PAUSE = 40;

/** Errors of a page that is closed, and of a browser that makes its frames itself, as an installed Chrome does. */
const ENDS = /closed|wasn't found|only supported/;

/**
 * Makes the frames of the pages of a browser: scripts, styles, layout and input go on as usual, but nothing is drawn,
 * which would cost nearly as much as these. A browser that makes its frames itself goes on doing so.
 */
export class Frames {
  /** Of the pages. */
  readonly #sessions = new Set<CDPSession>();
  #isRunning = false;
  /** Two frames at a time, even of two pages, end the browser. */
  #last: Promise<unknown> = Promise.resolve();

  /** From now on, until `stop` or the end of the page. */
  start(session: CDPSession): void {
    this.#sessions.add(session);
    if (this.#isRunning) return;
    this.#isRunning = true;
    void this.#run();
  }

  stop(session: CDPSession): void {
    this.#sessions.delete(session);
  }

  async #run(): Promise<void> {
    while (this.#sessions.size > 0) {
      for (const session of this.#sessions) {
        await this.#make(session, { noDisplayUpdates: true }).catch((error: unknown) => {
          // A page that navigates may end a frame.
          if (ENDS.test(String(error))) this.stop(session);
        });
      }
      await sleep(PAUSE);
    }
    this.#isRunning = false;
  }

  #make(session: CDPSession, how: { noDisplayUpdates?: boolean; screenshot?: { format: 'png' } }) {
    const made = this.#last.then(() => session.send('HeadlessExperimental.beginFrame', how));
    this.#last = made.catch(() => undefined);
    return made;
  }

  /** What the page shows, as a PNG. */
  async picture(page: Page, session: CDPSession): Promise<Buffer> {
    const { screenshotData } = await this.#make(session, { screenshot: { format: 'png' } }).catch(() => ({
      screenshotData: undefined,
    }));
    return screenshotData === undefined ? page.screenshot() : Buffer.from(screenshotData, 'base64');
  }
}
