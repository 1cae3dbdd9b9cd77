import { redirect } from 'react-router';
import type { SavedView, ViewList } from '#contract/admin/view.ts';
import { callApi } from '../api.ts';
import { currentSession } from '../session.ts';
import type { DeclaredList } from './declared-list.ts';

const state: { loading: Map<ViewList, Promise<SavedView[]>> } = { loading: new Map() };

/** The saved views of a list; loaded once per page load and after each change. Without them a list still works. */
export function loadViews(list: ViewList): Promise<SavedView[]> {
  const loading =
    state.loading.get(list) ??
    callApi('GET /api/admin/v1/views', { query: { list } }).catch(() => {
      state.loading.delete(list);
      return [];
    });
  state.loading.set(list, loading);
  return loading;
}

/** Causes them to be loaded again. */
export const forgetViews = (list: ViewList): boolean => state.loading.delete(list);

/** The views of a declared list; an empty address redirects to the initial view of the role. */
export async function viewsOfList(
  { name, path }: Pick<DeclaredList<string>, 'name' | 'path'>,
  url: URL,
): Promise<SavedView[]> {
  await beginWithView(name, url, path);
  return loadViews(name);
}

/** Redirects an empty address to the initial view of the role. */
export async function beginWithView(list: ViewList, url: URL, path = `/${list}`): Promise<void> {
  if (url.search !== '') return;
  const role = currentSession()?.role;
  const view = (await loadViews(list)).find(({ defaultFor }) => defaultFor.some((one) => one === role));
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes a redirect that is thrown
  if (view !== undefined && view.query !== '') throw redirect(`${path}?${view.query}`);
}
