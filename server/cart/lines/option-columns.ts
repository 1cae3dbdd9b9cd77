import type { LineOptions } from '#domain/cart/line-options.ts';
import type { OrderLinesTable } from '#database/schema.ts';

/** The columns in which cart and order store a line's options: per kind of option, all are set or none. */
export type OptionColumns = Pick<
  OrderLinesTable,
  'engraving_text' | 'engraving_lettering' | 'gift_ribbon' | 'gift_card' | 'gift_hides_price'
>;

export function optionColumns({ engraving, gift }: LineOptions): OptionColumns {
  return {
    engraving_text: engraving?.text ?? null,
    engraving_lettering: engraving?.lettering ?? null,
    gift_ribbon: gift?.ribbon ?? null,
    gift_card: gift?.card ?? null,
    gift_hides_price: gift?.hidesPrice ?? null,
  };
}

export function optionsOf(row: OptionColumns): LineOptions {
  const { engraving_text: text, engraving_lettering: lettering, gift_ribbon: ribbon } = row;
  return {
    engraving: text === null || lettering === null ? null : { text, lettering },
    gift:
      ribbon === null
        ? null
        : { ribbon, card: row.gift_card ?? '', hidesPrice: row.gift_hides_price === true },
  };
}
