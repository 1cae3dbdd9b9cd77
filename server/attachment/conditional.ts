/** What names a version: the tag, and for originals the time of their last change. */
export interface Version {
  etag: string;
  modifiedAt?: Date;
}

type Headers = Record<string, string | string[] | undefined>;

/** Whether who asks has this version already (RFC 9110, 13.1): its tag is among theirs, or, without tags, nothing changed since. */
export function isKnown(headers: Headers, { etag, modifiedAt }: Version): boolean {
  const tags = headers['if-none-match'];
  if (typeof tags === 'string') return tags.trim() === '*' || tagsOf(tags).includes(etag);
  const since = headers['if-modified-since'];
  return typeof since === 'string' && modifiedAt !== undefined && secondsOf(modifiedAt) <= timeOf(since);
}

/** Whether a part of this version is wanted: If-Range names it, or is not there. A weak tag names no bytes (RFC 9110, 13.1.5). */
export function isRangeOf(headers: Headers, { etag, modifiedAt }: Version): boolean {
  const wanted = headers['if-range'];
  if (wanted === undefined) return true;
  if (typeof wanted !== 'string') return false;
  if (/^(?:W\/)?"/.test(wanted)) return wanted === etag;
  return modifiedAt !== undefined && secondsOf(modifiedAt) === timeOf(wanted);
}

/** `W/` says that versions mean the same, which is enough to keep one. */
const tagsOf = (tags: string): string[] =>
  [...tags.matchAll(/(?:W\/)?("[^"]*")/g)].map(([, tag = '']) => tag);

/** Dates in headers have no parts of a second. */
const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);
const timeOf = (header: string): number => Date.parse(header) / 1000;
