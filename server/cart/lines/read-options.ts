import type { PutCartLine } from '#contract/cart.ts';
import { type Engraving, readEngraving } from '#domain/cart/engraving.ts';
import type { GiftWrap, LineOptions } from '#domain/cart/line-options.ts';
import { type FieldRefusal, Refusal } from '#server/kit/refusal.ts';
import { hasControls } from '#server/kit/texts/typed-text.ts';

type OptionInput = Pick<PutCartLine, 'engraving' | 'gift'>;

/**
 * Returns the options in their stored form: the engraving as it is cut, the gift card trimmed. Refuses with VALIDATION_FAILED for an
 * engraving that is empty, too long, or contains characters that the machine cannot cut (the message lists them), and for control
 * characters on the card.
 */
export function readOptions(input: OptionInput): LineOptions {
  const wrong: FieldRefusal[] = [];
  const options = { engraving: engravingOf(input, wrong), gift: giftOf(input, wrong) };
  if (wrong.length > 0) throw new Refusal('VALIDATION_FAILED', undefined, wrong);
  return options;
}

function engravingOf({ engraving }: OptionInput, wrong: FieldRefusal[]): Engraving | null {
  if (engraving == null) return null;
  const path = '/engraving/text';
  const read = readEngraving(engraving.text);
  if (read.ok) return { text: read.text, lettering: engraving.lettering };
  if (read.code === 'EMPTY') wrong.push({ path, code: 'minLength' });
  if (read.code === 'TOO_LONG') wrong.push({ path, code: 'engravingLength', what: String(read.length) });
  if (read.code === 'CANNOT_CUT') {
    const what = read.signs.map((sign) => (hasControls(sign) ? '␀' : sign)).join(' ');
    wrong.push({ path, code: 'engravingSigns', what });
  }
  return null;
}

function giftOf({ gift }: OptionInput, wrong: FieldRefusal[]): GiftWrap | null {
  if (gift == null) return null;
  const card = gift.card.replaceAll('\r\n', '\n').trim();
  if (hasControls(card)) wrong.push({ path: '/gift/card', code: 'pattern' });
  return { ribbon: gift.ribbon, card, hidesPrice: gift.hidePrice };
}
