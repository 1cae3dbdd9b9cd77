import { setTimeout as wait } from 'node:timers/promises';
import { contentTypeOf } from '#domain/catalog/original-file.ts';
import type { AttachmentDeps } from './routes.ts';

import { PictureUnreadable, readVariant, type Variant } from './variant.ts';

type WarmDeps = Pick<AttachmentDeps, 'files' | 'derivatives'>;

/** Widths that pages request: the tile on a phone, and on a high-density or wider screen. */
const widths = [400, 800] as const;
const pauseMs = 20;
const waitForShoppersMs = 250;

/**
 * Renders the AVIF derivatives of these originals in advance, one after the other, and pauses while a shopper's picture is rendered. Ends
 * early when `signal` aborts. Returns how many derivatives exist now.
 */
export async function warmDerivatives(
  deps: WarmDeps,
  { keys, signal }: { keys: string[]; signal: AbortSignal },
): Promise<number> {
  const variants = widths.flatMap((w) => readVariant({ key: '', w, fm: 'avif' }) ?? []);
  let made = 0;
  for (const key of keys) {
    for (const variant of variants) {
      if (signal.aborted) return made;
      if (await warm(deps, key, variant)) made++;
    }
    await wait(pauseMs);
  }
  return made;
}

async function warm({ files, derivatives }: WarmDeps, key: string, variant: Variant): Promise<boolean> {
  const isPicture = contentTypeOf(key)?.startsWith('image/') ?? false;
  const original = isPicture ? await files.find(key) : null;
  if (original === null) return false;
  while (derivatives.pending() > 0) await wait(waitForShoppersMs);
  try {
    return (await derivatives.get({ key, original, variant, network: null })) !== null;
  } catch (error) {
    // a broken original does not stop the rest
    if (error instanceof PictureUnreadable) return false;
    throw error;
  }
}
