/** The query of an address may grant access to an order; it ends at the text that follows the address. */
const query = /(\/[^\s"'\\?#]*)\?[^\s"'\\#]*/g;

const plainText = (text: string): string => text.replaceAll(query, '$1');

/** An envelope of the error reporting library: a header, and items with a header and a payload each. */
type Items = readonly (readonly [head: object, content: unknown])[];

/** Returns the same envelope with the queries removed from all addresses, also in screen recordings. */
export function plainEnvelope<E extends readonly [head: object, items: unknown]>(envelope: E): E {
  const [head, items] = envelope;
  return [head, (items as Items).map(([about, content]) => plainItem(about, content))] as unknown as E; // only strings became shorter; the library's types list every kind of item
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
