import type { CSSProperties } from 'react';

/** Returns a picture's placeholder as its background: `base64` of a tiny WebP, blurred by enlarging it. */
export const tinyGround = (base64: string | null | undefined): CSSProperties | undefined =>
  base64 ? { background: `url(data:image/webp;base64,${base64}) center/cover` } : undefined;
