import type { UrlRef } from '#contract/primitives.ts';

/** Where an original can be downloaded; add `w`, `fm`, … for a derivative (api.md). Keys need no escaping: see `attachments.key`. */
export function attachmentUrl(key: string): string {
  return `/api/v1/attachments/download?key=${key}`;
}

export function attachmentRef(key: string | null): UrlRef | null {
  return key === null ? null : { url: attachmentUrl(key) };
}
