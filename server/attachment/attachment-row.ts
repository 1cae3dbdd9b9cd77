import type { Attachment } from '#contract/catalog/catalog.ts';
import type { LocalizedText } from '#database/schema.ts';
import { alts } from '#server/kit/wire.ts';
import { attachmentUrl } from './url.ts';

/** A picture or video as the queries of several features read it. */
export interface AttachmentRow {
  id: number;
  /** The key, or the key with its focal point, so that places which crop the picture keep that point visible. */
  key: string;
  kind: 'IMAGE' | 'VIDEO';
  alt: LocalizedText;
  width: number | null;
  height: number | null;
  placeholder: string | null;
}

export function mediaOf({ id, key, kind, alt, width, height, placeholder }: AttachmentRow): Attachment {
  return {
    id,
    url: attachmentUrl(key),
    kind,
    ...alts(alt),
    width,
    height,
    // empty = the original was inspected and has no placeholder
    placeholder: placeholder || null,
  };
}
