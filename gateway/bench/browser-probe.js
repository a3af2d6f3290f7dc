/* Runs in the page that is measured: says when it answered. */

const parts = selector => Array.from(document.querySelectorAll(selector), part => part.outerHTML).join();

globalThis.probe = {
  /** The milliseconds of every task longer than 50 ms from now on. */
  longTasks() {
    const tasks = [];
    const observer = new PerformanceObserver(list =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: 'longtask' });
    this.tasks = tasks;
  },

  /**
   * Waits for the next click, and for the frames in which these parts of the page look other than before.
   * Answers the milliseconds from the click to the painting of each.
   */
  watch({ feedback, data }) {
    const before = { feedback: parts(feedback), data: parts(data) };
    const seen = {};
    this.answer = new Promise(resolve => {
      const start = ({ timeStamp }) => {
        const look = () => {
          if (seen.feedback === undefined && parts(feedback) !== before.feedback) mark('feedback');
          if (seen.data === undefined && parts(data) !== before.data) mark('data');
          if (seen.feedback === undefined || seen.data === undefined) requestAnimationFrame(look);
        };
        const mark = what => {
          seen[what] = 0;
          // A message that is posted before the frame is painted arrives behind it.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
            seen[what] = performance.now() - timeStamp;
            if (seen.feedback && seen.data) resolve(seen);
          });
          port1.start();
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
      };
      addEventListener('click', start, { capture: true, once: true });
    });
  },
};
