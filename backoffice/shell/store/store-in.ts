/** The store in an address; undefined = all of them. */
export function storeOf(search: URLSearchParams): number | undefined {
  const store = search.get('store');
  return store !== null && /^[1-9]\d{0,8}$/.test(store) ? Number(store) : undefined;
}

/** The store in the address of a request. */
export function storeIn(request: Request): { storeId?: number } {
  const storeId = storeOf(new URL(request.url).searchParams);
  return storeId === undefined ? {} : { storeId };
}
