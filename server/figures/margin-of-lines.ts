import { sql } from 'kysely';

// The same rules as domain/order/paid-for-line.ts and domain/pricing/vat.ts, in SQL; margin/margin.test.ts compares the two.

const paid = sql`(l.unit_price_som - l.discount_som - l.manual_discount_som + l.engraving_price_som + l.gift_price_som)`;

/** The amount paid for the order line `l`, without VAT, in whole soʻm. */
export const paidWithoutVat = sql<number>`(${paid} - (${paid} * l.vat_percent * 2 + 100 + l.vat_percent) / (2 * (100 + l.vat_percent)))`;
