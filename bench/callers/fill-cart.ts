/** Puts a piece of the demo into a new cart and returns its cookie. */
export async function fillCart(url: string): Promise<string> {
  const { items } = await fetchJson<{ items: { id: number; lineKey: string; productItemState: string }[] }>(
    `${url}/api/v1/products/ZR-063`,
  );
  const piece = items.findLast(({ productItemState }) => productItemState === 'AVAILABLE');
  return putIntoCart(url, { lineKey: piece?.lineKey ?? '', itemId: piece?.id });
}

/** Puts a line, or one piece of it, into a new cart and returns its cookie. */
export async function putIntoCart(
  url: string,
  { lineKey, itemId }: { lineKey: string; itemId?: number | undefined },
): Promise<string> {
  const answer = await fetch(`${url}/api/v1/cart/lines/${lineKey}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ quantity: 1, itemId }),
  });
  if (!answer.ok) throw new Error(`the piece was not added to the cart: ${await answer.text()}`);
  return answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
}

export async function fetchJson<T>(url: string): Promise<T> {
  return (await (await fetch(url)).json()) as T; // the shop answers by its contract
}
