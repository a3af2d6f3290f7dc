// Runs in the head of each page, before it is painted: applies the theme that was last chosen in this browser, light
// unless one was, and follows a choice in another tab. The shell announces a choice of its own by the same event.
(() => {
  const root = document.documentElement;
  const apply = theme => {
    root.dataset.theme = theme === 'dark' || theme === 'system' ? theme : 'light';
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      const own = meta.dataset.theme;
      const isChosen = own === root.dataset.theme ? 'all' : 'not all';
      meta.media = root.dataset.theme === 'system' ? `(prefers-color-scheme: ${own})` : isChosen;
    }
  };
  try {
    apply(localStorage.getItem('theme'));
  } catch {
    apply(null);
  }
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme' || key === null) apply(newValue);
  });
})();
