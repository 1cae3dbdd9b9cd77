interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** The same page without the question for a login in its address; null when it is not there. */
export function withoutRequireAuth({ pathname, search, hash }: Place): string | null {
  const query = new URLSearchParams(search);
  if (!query.has('require-auth')) return null;
  query.delete('require-auth');
  return pathname + (query.size > 0 ? `?${query}` : '') + hash;
}
