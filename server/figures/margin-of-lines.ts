import { sql } from 'kysely';

// The SQL of domain/order/paid-for-line.ts and domain/pricing/vat.ts; margin/margin.test.ts holds the two against each other.

const paid = sql`(l.unit_price_som - l.discount_som - l.manual_discount_som + l.engraving_price_som + l.gift_price_som)`;

/** What was paid for `l`, a line of an order, without the VAT inside, whole soʻm. */
export const paidWithoutVat = sql<number>`(${paid} - (${paid} * l.vat_percent * 2 + 100 + l.vat_percent) / (2 * (100 + l.vat_percent)))`;
