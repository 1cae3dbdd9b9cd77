import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loadSession } from '../load-session.ts';
import { chooseStore, chosenStore, searchWithStore } from './chosen-store.ts';

const root = '/admin';

/** The root loader: a screen that can show one store opens with the selected one. */
export async function followStore({ request }: LoaderFunctionArgs): Promise<null> {
  const { storeIds } = await loadSession();
  const chosen = chosenStore();
  // another user was logged in before
  if (chosen !== null && storeIds.length > 0 && !storeIds.includes(chosen)) chooseStore(null);
  const { pathname, searchParams } = new URL(request.url);
  const own = pathname.startsWith(root) ? pathname.slice(root.length) : pathname;
  // the browser's address changes after the loaders have run
  const before = location.pathname === pathname ? new URLSearchParams(location.search) : null;
  const search = searchWithStore({ pathname: own, search: searchParams, before });
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes a redirect that is thrown
  if (search !== null) throw redirect(`${own}?${search.toString()}`);
  return null;
}
