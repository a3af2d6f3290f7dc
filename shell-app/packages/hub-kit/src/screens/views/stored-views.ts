import { persist } from '../../common/use-persisted.ts';
import { isRecord } from '../../common/storage.ts';
import { arrangementName, defaultName, viewName, viewStateOf, type SavedView } from './saved-view.ts';

/** A view as the API returns it. */
interface ApiView {
  id: string;
  name: string;
  /** JSON. */
  state: string;
}

/** The view of a response; one with an invalid state, such as that of another program, shows the list as it is. */
export function toSavedView({ id, name, state }: ApiView): SavedView {
  const empty = { query: '', columns: null, widths: [] };
  return { ...(viewStateOf(parsed(state)) ?? empty), id, name };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The JSON of a view: `stored` may have properties that this version does not know. */
export function toJson({ query, columns, widths }: Omit<SavedView, 'id' | 'name'>, stored = '{}'): string {
  const other = parsed(stored);
  return JSON.stringify({ ...(isRecord(other) ? other : {}), query, columns, widths });
}

export const keepView = (userId: string, view: SavedView) => persist(viewName(userId, view.id), view);

/** Removes what the user has changed in the table of a view. */
export function dropArrangement(userId: string, resource: string, viewId: string): void {
  for (const what of ['columns', 'widths'] as const)
    persist(arrangementName(what, userId, resource, viewId), null);
}

export function forgetView(userId: string, resource: string, viewId: string): void {
  dropArrangement(userId, resource, viewId);
  persist(viewName(userId, viewId), null);
}

/** Keeps the view with which a list opens; null for none. */
export function keepDefault(userId: string, resource: string, view: SavedView | null): void {
  if (view) keepView(userId, view);
  persist(defaultName(userId, resource), view && view.id);
}
