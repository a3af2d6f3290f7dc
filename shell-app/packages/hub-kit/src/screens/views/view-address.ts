import { isFilterParameter } from '../../definition/filter-state.ts';
import type { SavedView } from './saved-view.ts';

/** The search parameter with the id of the view, or `none`. */
const VIEW = 'saved';

const isOfView = (name: string) => isFilterParameter(name) || /^(?:sort|size)$/.test(name);
const isOfList = (name: string) => isOfView(name) || /^(?:page|q|view|day|by|saved)$/.test(name);

/** The id of the view in the address; null without one. */
export function viewIdOf(address: URLSearchParams): string | null {
  const id = address.get(VIEW);
  return id !== null && /^\d+$/.test(id) ? id : null;
}

/** Whether the address names a view whose state it does not contain: what is shown with a view has an order. */
export const isPending = (address: URLSearchParams) => viewIdOf(address) !== null && !address.has('sort');

/**
 * The address with the state of a view in place of that of the list; null opens the list with none. A view is the
 * work of any user: of its query only order, page size and filters are used.
 */
export function withView(
  address: URLSearchParams,
  view: Pick<SavedView, 'id' | 'query'> | null,
): URLSearchParams {
  const next = new URLSearchParams([...address].filter(([name]) => !isOfList(name)));
  next.set(VIEW, view ? view.id : 'none');
  for (const [name, value] of new URLSearchParams(view?.query)) if (isOfView(name)) next.append(name, value);
  return next;
}

/** The address of a list that is opened: with the default view, where the address itself has no state. */
export const openedWith = (
  address: URLSearchParams,
  defaultView: () => Pick<SavedView, 'id' | 'query'> | null,
): URLSearchParams => {
  const view = [...address.keys()].some(isOfList) ? null : defaultView();
  return view ? withView(address, view) : address;
};
