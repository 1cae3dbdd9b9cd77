/** The query of an address may open an order; it ends where the text around the address goes on. */
const query = /(\/[^\s"'\\?#]*)\?[^\s"'\\#]*/g;

const plainText = (text: string): string => text.replaceAll(query, '$1');

/** An envelope of the error reports' library: its head, and items of a head and a content each. */
type Items = readonly (readonly [head: object, content: unknown])[];

/** The same envelope without a query in any address it names, in recordings of the screen too. */
export function plainEnvelope<E extends readonly [head: object, items: unknown]>(envelope: E): E {
  const [head, items] = envelope;
  return [head, (items as Items).map(([about, content]) => plainItem(about, content))] as unknown as E; // only texts became shorter; the library's types name every item
}

function plainItem(about: object, content: unknown): [head: object, content: unknown] {
  if (typeof content === 'string') {
    const text = plainText(content);
    return ['length' in about ? { ...about, length: new TextEncoder().encode(text).length } : about, text];
  }
  if (content instanceof Uint8Array) return [about, content];
  const payload: unknown = JSON.parse(
    JSON.stringify(content, (_name, part: unknown) => (typeof part === 'string' ? plainText(part) : part)),
  );
  return [about, payload];
}
