import type { UrlRef } from '#contract/primitives.ts';

/**
 * Where an original can be downloaded; add `w`, `fm`, … for a derivative (api.md). `address`: its key, with its focal point where somebody
 * chose one (`attachments.address`); neither needs escaping.
 */
export function attachmentUrl(address: string): string {
  return `/api/v1/attachments/download?key=${address}`;
}

export function attachmentRef(key: string | null): UrlRef | null {
  return key === null ? null : { url: attachmentUrl(key) };
}
