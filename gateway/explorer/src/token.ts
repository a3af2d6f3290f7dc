const TOKEN = 'token';

/** What a header can contain; null for anything else, as in the app. */
const headerText = (text: string | null) => (text !== null && /^[!-~]+( [!-~]+)*$/.test(text) ? text : null);

/** The token that the app keeps after signing in. */
export const token = (): string | null => headerText(localStorage.getItem(TOKEN));

let admitted: { bearer: string; userId: string } | null = null;

/** Binds this page to the session of the user whom it shows. */
export function admit(bearer: string, userId: string): void {
  admitted = { bearer, userId };
}

/** The user whom this page shows, if the stored token is another than theirs: somebody has signed in in another tab. */
export const shownBeforeOther = (): string | null => {
  const bearer = token();
  return admitted && bearer && bearer !== admitted.bearer ? admitted.userId : null;
};

/** The role as which this tab previews the app, as the app keeps it. */
export const previewedRole = (): string | null => headerText(sessionStorage.getItem('preview-role'));

/** Signs out here and in every tab of the app, which does the same. */
export const signOut = () => localStorage.removeItem(TOKEN);

/** Calls back when somebody signs in or out in another tab. @returns ends it */
export function onOtherSession(callback: () => void): () => void {
  const follow = (event: StorageEvent) => (event.key === TOKEN || event.key === null) && callback();
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
