/** Puts a piece into a new bag; its cookie. */
export async function fillBag(url: string): Promise<string> {
  const { items } = await fetchJson<{ items: { id: number; lineKey: string; productItemState: string }[] }>(
    `${url}/api/v1/products/ZR-063`,
  );
  const piece = items.findLast(({ productItemState }) => productItemState === 'AVAILABLE');
  const answer = await fetch(`${url}/api/v1/cart/lines/${piece?.lineKey}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ quantity: 1, itemId: piece?.id }),
  });
  return answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
}

export async function fetchJson<T>(url: string): Promise<T> {
  return (await (await fetch(url)).json()) as T; // the shop answers by its contract
}
