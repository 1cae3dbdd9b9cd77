import type { UrlRef } from '#contract/primitives.ts';

/**
 * Returns the download address of an original; add `w`, `fm`, … for a derivative (api.md). `address` is the key, with the focal point if
 * one was chosen (`attachments.address`); it needs no escaping.
 */
export function attachmentUrl(address: string): string {
  return `/api/v1/attachments/download?key=${address}`;
}

export function attachmentRef(key: string | null): UrlRef | null {
  return key === null ? null : { url: attachmentUrl(key) };
}
