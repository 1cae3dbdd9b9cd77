import sharp, { type Sharp } from 'sharp';
import { PictureUnreadable, type Variant } from './variant.ts';

// Imported when the first picture is opened, so that a shop whose derivatives all exist does not load libvips.

/**
 * Encoding effort of AVIF, 0 to 9. Measured on the demo's pictures: at 1 a picture of 400 px takes about as long as its
 * WebP and is 3 % larger than at 4, which takes eight times as long.
 */
const avifEffort = 1;
/** Background color of JPEG renderings of transparent pictures. */
const ground = '#f6f1ea';
/** A small file may declare a huge picture; 60 million pixels need 180 MB once decoded. */
export const openPicture = (original: Uint8Array): Sharp =>
  sharp(original, { limitInputPixels: 60_000_000, failOn: 'error' }).autoOrient();

// Two pictures are rendered at a time (make-derivative.ts), each on one core; libvips' own cache would only use memory.
sharp.concurrency(1);
sharp.cache(false);

/** Renders a derivative, never larger than the original and without metadata. Throws PictureUnreadable. */
export async function encodeVariant(original: Buffer, variant: Variant): Promise<Buffer> {
  const { width, height, fit } = variant;
  const image = (await croppedAtFocus(original, variant)).resize({
    width,
    height,
    fit: fit === 'cover' ? 'cover' : 'inside',
    withoutEnlargement: true,
  });
  return encoded(image, variant)
    .toBuffer()
    .catch((error: unknown) => {
      throw new PictureUnreadable(error);
    });
}

/** Crops to the largest area with the box's proportions, centered on the focal point as far as the picture's edges allow. */
async function croppedAtFocus(original: Buffer, { width, height, focal }: Variant): Promise<Sharp> {
  const picture = openPicture(original);
  if (!focal || !width || !height) return picture;
  const { autoOrient } = await picture.metadata().catch((error: unknown) => {
    throw new PictureUnreadable(error);
  });
  return picture.extract(focusBox(autoOrient, { width, height, focal }));
}

interface Cropping {
  width: number;
  height: number;
  focal: { x: number; y: number };
}

/** In pixels of the picture. */
function focusBox(
  picture: { width: number; height: number },
  { width, height, focal }: Cropping,
): { left: number; top: number; width: number; height: number } {
  const scale = Math.min(picture.width / width, picture.height / height);
  const box = {
    width: Math.min(picture.width, Math.max(1, Math.round(width * scale))),
    height: Math.min(picture.height, Math.max(1, Math.round(height * scale))),
  };
  const within = (side: 'width' | 'height', percent: number) =>
    Math.min(
      Math.max(0, Math.round((picture[side] * percent) / 100 - box[side] / 2)),
      picture[side] - box[side],
    );
  return { left: within('width', focal.x), top: within('height', focal.y), ...box };
}

function encoded(image: Sharp, { format, quality }: Variant): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality, effort: avifEffort });
    case 'webp':
      return image.webp({ quality });
    case 'jpeg':
      return image.flatten({ background: ground }).jpeg({ quality, progressive: true });
  }
}
