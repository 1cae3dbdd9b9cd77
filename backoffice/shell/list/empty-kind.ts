import { filtersIn, type ListAddress } from '../../kit/list/list-address.ts';

/** Why a list has no rows: none matches the filters, the user's own stores have none, or there is none at all. */
export type EmptyKind = 'FILTERED' | 'OWN_STORES' | 'NEVER';

/** `isOwn`: the user sees the records of their own stores only. A sort order or chosen columns are not filters. */
export function emptyKind(
  search: URLSearchParams,
  { address, isOwn }: { address: ListAddress; isOwn: boolean },
): EmptyKind {
  if (filtersIn(search, address).length > 0) return 'FILTERED';
  return isOwn ? 'OWN_STORES' : 'NEVER';
}
