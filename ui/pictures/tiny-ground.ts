import type { CSSProperties } from 'react';

/** A picture's placeholder as the ground it will cover: `base64` of a tiny WebP, blurred by being enlarged. */
export const tinyGround = (base64: string | null | undefined): CSSProperties | undefined =>
  base64 ? { background: `url(data:image/webp;base64,${base64}) center/cover` } : undefined;
