import type { Engraving, Gift, PutCartLine } from '#contract/cart.ts';
import { textOf } from './form-text.ts';

/** The options of a line as typed into a form; shown again after a refusal. */
export interface OptionValues {
  text: string;
  lettering: string;
  hasGift: boolean;
  ribbon: string;
  card: string;
  hidePrice: boolean;
}

/** The names of the fields. */
export const optionFields = {
  text: 'engravingText',
  lettering: 'lettering',
  hasGift: 'gift',
  ribbon: 'ribbon',
  card: 'giftCard',
  hidePrice: 'hidePrice',
} as const;

export function readOptionValues(form: FormData): OptionValues {
  return {
    text: textOf(form, optionFields.text),
    lettering: textOf(form, optionFields.lettering),
    hasGift: form.get(optionFields.hasGift) === 'on',
    ribbon: textOf(form, optionFields.ribbon),
    card: textOf(form, optionFields.card),
    hidePrice: form.get(optionFields.hidePrice) === 'on',
  };
}

type Options = Required<Pick<PutCartLine, 'engraving' | 'gift'>>;

/** The options in the API's format; an empty text means no engraving. */
export function toOptions({ text, lettering, hasGift, ribbon, card, hidePrice }: OptionValues): Options {
  return {
    engraving: text === '' ? null : { text, lettering: lettering as Engraving['lettering'] }, // the API refuses an unknown value
    gift: hasGift
      ? { ribbon: ribbon as Gift['ribbon'], card, hidePrice } // as above
      : null,
  };
}

/** The same as hidden fields: name and value. */
export function toOptionFields({
  engraving,
  gift,
}: {
  engraving: Engraving | null;
  gift: Gift | null;
}): [name: string, value: string][] {
  const fields: [string, string][] = [];
  if (engraving !== null)
    fields.push([optionFields.text, engraving.text], [optionFields.lettering, engraving.lettering]);
  if (gift !== null) {
    fields.push(
      [optionFields.hasGift, 'on'],
      [optionFields.ribbon, gift.ribbon],
      [optionFields.card, gift.card],
    );
    if (gift.hidePrice) fields.push([optionFields.hidePrice, 'on']);
  }
  return fields;
}
