/** Prints a document of HTML without scripts. */
export function printHtml(html: string): void {
  const frame = document.createElement('iframe');
  // Without scripts; of the same origin, so that it can be printed from here.
  frame.setAttribute('sandbox', 'allow-same-origin allow-modals');
  frame.style.cssText = 'position: fixed; width: 0; height: 0; border: 0';
  frame.srcdoc = html;
  frame.addEventListener('load', () => {
    frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
    frame.contentWindow?.print();
  });
  document.body.append(frame);
}
