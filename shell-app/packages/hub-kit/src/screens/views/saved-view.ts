import { useSession } from '../../common/session.tsx';
import { isRecord, json, storage } from '../../common/storage.ts';
import { usePersisted } from '../../common/use-persisted.ts';
import { choiceOf, type ColumnChoice } from '../column-choice.ts';
import { widthsOf, type Widths } from '../column-widths.ts';

/** How a list is shown. It is stored as JSON; further properties are ignored, so that there can be more of them. */
export interface ViewState {
  /** Order, page size, filters, groups and chart as search parameters: `sort=-name&size=25&f.status=active&group=status`. */
  query: string;
  /** Null for the columns of the screen. */
  columns: ColumnChoice | null;
  /** In pixels, of the columns that a user has resized. */
  widths: Widths;
}

/** A view as this browser keeps it, so that its list opens without waiting for it. */
export interface SavedView extends ViewState {
  id: string;
  name: string;
}

/** Where this browser keeps what belongs to a view of a user. */
export const viewName = (userId: string, viewId: string | null) => `view:${userId}:${viewId}`;
export const defaultName = (userId: string, resource: string) => `default-view:${userId}:${resource}`;
/** @param what of the table is arranged; without a view, it is the user's own arrangement */
export const arrangementName = (
  what: 'columns' | 'widths',
  userId: string,
  resource: string,
  viewId: string | null,
) => `${what}:${userId}:${resource}${viewId === null ? '' : `:${viewId}`}`;

/** The state in parsed JSON; null for an invalid one. */
export function viewStateOf(stored: unknown): ViewState | null {
  if (!isRecord(stored) || typeof stored['query'] !== 'string') return null;
  const { query, columns, widths } = stored;
  return { query, columns: choiceOf(columns), widths: widthsOf(widths) ?? [] };
}

/** The view in parsed JSON; null for an invalid one. */
export function savedViewOf(stored: unknown): SavedView | null {
  const state = viewStateOf(stored);
  const { id, name } = isRecord(stored) ? stored : {};
  return state && typeof id === 'string' && typeof name === 'string' ? { ...state, id, name } : null;
}

const idOf = (stored: unknown) => (typeof stored === 'string' ? stored : null);

/** The view with which a list opens, as far as this browser knows. */
export function defaultViewOf(userId: string, resource: string): SavedView | null {
  const id = storage.get(defaultName(userId, resource), json(idOf));
  return id === null ? null : storage.get(viewName(userId, id), json(savedViewOf));
}

/** The view of this id, as far as this browser knows. */
export function useSavedView(viewId: string | null): SavedView | null {
  const { user } = useSession();
  return usePersisted(viewName(user.id, viewId), savedViewOf)[0];
}
