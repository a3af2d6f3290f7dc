import { leave, matching, tabStorage } from '@gym/hub-kit/shell';

const KEY = 'hub-preview';
/** Longer texts are no tokens. */
const tokenText = matching(/^.{1,2000}$/);

/** The token of the preview of this tab: a stored version of a hub is shown instead of the active one. */
export const previewToken = {
  read: () => tabStorage.get(KEY, tokenText),
  /** Ends the preview and reloads the page, which has its version loaded. */
  end(): void {
    leave(() => {
      tabStorage.remove(KEY);
      location.reload();
    });
  },
};

/** Moves the token of a preview from the URL (`?preview=…`) to the storage of the tab, so that links of the app keep it. */
export function storePreviewToken(): void {
  const page = new URL(location.href);
  const token = page.searchParams.get('preview');
  page.searchParams.delete('preview');
  if (token && tokenText(token)) tabStorage.set(KEY, token);
  history.replaceState(history.state, '', page);
}
