// Determines the type of a file from the extension of its key and from its first bytes, which must agree.

export type OriginalKind = 'IMAGE' | 'VIDEO';

export interface OriginalFile {
  kind: OriginalKind;
  contentType: string;
}

/** Number of bytes from the beginning of a file that are sufficient to determine its type. */
export const headBytes = 256;

const contentTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  '3gp': 'video/3gpp',
};

const endingOf = (key: string): string => key.split('.').at(-1)?.toLowerCase() ?? '';

/** Returns the content type by the key's extension; null for files that are never served. */
export const contentTypeOf = (key: string): string | null => contentTypes[endingOf(key)] ?? null;

/**
 * Returns the type of a file. Videos are .mp4, .3gp and .avif (product-spec 9); an .avif with one picture is a picture. Null if the
 * content does not match the extension, or if it is a type the shop does not show.
 */
export function readOriginalFile(key: string, head: Uint8Array): OriginalFile | null {
  const contentType = contentTypeOf(key);
  const content = contentOf(head);
  if (contentType === null || content === null) return null;
  switch (endingOf(key)) {
    case 'mp4':
    case '3gp':
      return content === 'film' ? { kind: 'VIDEO', contentType } : null;
    case 'avif':
      if (content === 'avif sequence') return { kind: 'VIDEO', contentType };
      return content === 'image/avif' ? { kind: 'IMAGE', contentType } : null;
    default:
      return content === contentType ? { kind: 'IMAGE', contentType } : null;
  }
}

type Content = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'avif sequence' | 'film';

function contentOf(head: Uint8Array): Content | null {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (wordAt(head, 0) === 'RIFF' && wordAt(head, 8) === 'WEBP') return 'image/webp';
  return wordAt(head, 4) === 'ftyp' ? contentOfBrands(brandsOf(head)) : null;
}

/** Determines the content from the brands of an ISO base media file: `avis` is an AVIF sequence, `avif` a single picture. */
function contentOfBrands(brands: string[]): Content | null {
  if (brands.includes('avis')) return 'avif sequence';
  if (brands.includes('avif')) return 'image/avif';
  return brands.some((brand) => /^(?:iso\w|mp4\d|avc1|M4V |dash|3g[pgr2]\w)$/.test(brand)) ? 'film' : null;
}

function brandsOf(head: Uint8Array): string[] {
  const length = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0);
  const end = Math.min(length, head.length);
  const brands = [wordAt(head, 8)];
  for (let place = 16; place + 4 <= end; place += 4) brands.push(wordAt(head, place));
  return brands;
}

const startsWith = (head: Uint8Array, bytes: number[]): boolean =>
  head.length >= bytes.length && bytes.every((byte, place) => head[place] === byte);

const wordAt = (head: Uint8Array, place: number): string =>
  String.fromCharCode(...head.subarray(place, place + 4));
