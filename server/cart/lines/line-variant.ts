import { type LineOptions, optionsText } from '#domain/cart/line-options.ts';
import { lineId } from '#domain/cart/line-key.ts';
import { sha256 } from '#server/kit/crypto/signing.ts';

const digits = 16;

/** Distinguishes lines with the same key: '' = no options, otherwise 16 digits of the options' hash. */
export function variantOf(options: LineOptions): string {
  const text = optionsText(options);
  return text === '' ? '' : sha256(text).toString('hex').slice(0, digits);
}

/** Returns the line's id on the wire. */
export function idOf({ key, options }: { key: string; options: LineOptions }): string {
  return lineId({ key, variant: variantOf(options) });
}
