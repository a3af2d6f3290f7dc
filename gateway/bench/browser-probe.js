/* Runs in the measured page and reports when a click became visible. */

const parts = selector => Array.from(document.querySelectorAll(selector), part => part.outerHTML).join();

/** A task of the highest priority that is posted before a frame is painted runs directly after it. */
const painted = () => scheduler.postTask(() => performance.now(), { priority: 'user-blocking' });

/** The time directly after the frame in which these parts of the page have changed. */
const changed = (selector, before) =>
  new Promise(resolve => {
    const look = () => (parts(selector) === before ? requestAnimationFrame(look) : resolve(painted()));
    requestAnimationFrame(look);
  });

globalThis.probe = {
  /** Waits for the next click; `times` resolves to the milliseconds until feedback and data are painted. */
  watch({ feedback, data }) {
    const before = { feedback: parts(feedback), data: parts(data) };
    this.times = new Promise(resolve => {
      const follow = async ({ timeStamp }) => {
        performance.mark('begun', { startTime: timeStamp });
        const complete = changed(data, before.data);
        const shown = await changed(feedback, before.feedback);
        performance.mark('done');
        resolve({ feedback: shown - timeStamp, data: (await complete) - timeStamp });
      };
      addEventListener('click', follow, { capture: true, once: true });
    });
  },
};
