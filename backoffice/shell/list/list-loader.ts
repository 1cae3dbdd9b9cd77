import { queryOfAddress } from '../../kit/list/list-address.ts';
import type { DeclaredList } from './declared-list.ts';
import type { ListQuery } from './declared-rows.tsx';
import { viewsOfList } from './saved-views.ts';

/**
 * The loader of a declared list's screen: the page for its address, and its saved views. `load`: loads a page by a
 * query of its operation.
 */
export const listLoader =
  <Page>(
    declared: Pick<DeclaredList<string>, 'name' | 'path' | 'address'>,
    load: (query: ListQuery) => Promise<Page>,
  ) =>
  async ({ request }: { request: Request }) => {
    const url = new URL(request.url);
    // before the rows, because it may redirect to another address
    const saved = await viewsOfList(declared, url);
    return { list: await load(queryOfAddress(url.searchParams, declared.address)), saved };
  };
