/** The validators of a version: its tag, and for originals the time of the last change. */
export interface Version {
  etag: string;
  modifiedAt?: Date;
}

type Headers = Record<string, string | string[] | undefined>;

/**
 * Whether the client already has this version (RFC 9110, 13.1): If-None-Match contains its tag or, without tags, it has not changed since
 * If-Modified-Since.
 */
export function isKnown(headers: Headers, { etag, modifiedAt }: Version): boolean {
  const tags = headers['if-none-match'];
  if (typeof tags === 'string') return tags.trim() === '*' || tagsOf(tags).includes(etag);
  const since = headers['if-modified-since'];
  return typeof since === 'string' && modifiedAt !== undefined && secondsOf(modifiedAt) <= timeOf(since);
}

/** Whether a Range request applies to this version: If-Range matches it or is missing. Weak tags never match (RFC 9110, 13.1.5). */
export function isRangeOf(headers: Headers, { etag, modifiedAt }: Version): boolean {
  const wanted = headers['if-range'];
  if (wanted === undefined) return true;
  if (typeof wanted !== 'string') return false;
  if (/^(?:W\/)?"/.test(wanted)) return wanted === etag;
  return modifiedAt !== undefined && secondsOf(modifiedAt) === timeOf(wanted);
}

/** Weak tags (`W/`) mean equivalent versions, which is enough for If-None-Match. */
const tagsOf = (tags: string): string[] =>
  [...tags.matchAll(/(?:W\/)?("[^"]*")/g)].map(([, tag = '']) => tag);

/** HTTP dates have whole seconds only. */
const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);
const timeOf = (header: string): number => Date.parse(header) / 1000;
