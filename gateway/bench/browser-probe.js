/* Runs in the page that is measured: says when it answered. */

const parts = selector => Array.from(document.querySelectorAll(selector), part => part.outerHTML).join();

/** The most urgent task that is posted before a frame is painted runs right behind it. */
const painted = () => scheduler.postTask(() => performance.now(), { priority: 'user-blocking' });

/** The moment behind the frame in which these parts of the page look other than they did. */
const changed = (selector, before) =>
  new Promise(resolve => {
    const look = () => (parts(selector) === before ? requestAnimationFrame(look) : resolve(painted()));
    requestAnimationFrame(look);
  });

globalThis.probe = {
  /** Waits for the next click; answers the milliseconds from it to the painting of what it changes. */
  watch({ feedback, data }) {
    const before = { feedback: parts(feedback), data: parts(data) };
    this.answer = new Promise(resolve => {
      const follow = async ({ timeStamp }) => {
        performance.mark('begun', { startTime: timeStamp });
        const all = changed(data, before.data);
        const answered = await changed(feedback, before.feedback);
        performance.mark('done');
        resolve({ feedback: answered - timeStamp, data: (await all) - timeStamp });
      };
      addEventListener('click', follow, { capture: true, once: true });
    });
  },
};
