import { type LineOptions, optionsText } from '#domain/cart/line-options.ts';
import { lineId } from '#domain/cart/line-key.ts';
import { sha256 } from '#server/kit/crypto/signing.ts';

const digits = 16;

/** Distinguishes lines with the same key: '' = no options, else 16 digits of the hash of them. The same options are the same line. */
export function variantOf(options: LineOptions): string {
  const text = optionsText(options);
  return text === '' ? '' : sha256(text).toString('hex').slice(0, digits);
}

/** The name of the line on the wire. */
export function idOf({ key, options }: { key: string; options: LineOptions }): string {
  return lineId({ key, variant: variantOf(options) });
}
