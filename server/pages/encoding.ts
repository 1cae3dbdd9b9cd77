/** How a page is compressed that is sent once. */
export type Encoding = 'zstd' | 'br';

type Header = string | string[] | undefined;
const names = (header: Header, encoding: RegExp) => encoding.test(String(header ?? ''));

export const acceptsBrotli = (header: Header): boolean => names(header, /\bbr\b/);

/** The cheapest encoding that the client accepts; null = none. */
export function encodingOnce(header: Header): Encoding | null {
  if (names(header, /\bzstd\b/)) return 'zstd';
  return acceptsBrotli(header) ? 'br' : null;
}
