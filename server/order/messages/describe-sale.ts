import { languageOnWire, type PageLanguage } from '#contract/words.ts';
import { sql } from 'kysely';
import { receiptDelivery, receiptLine } from '#domain/payment/receipt-lines.ts';
import type { ReadDb } from '#database/connect.ts';
import type { FiscalLine, FiscalSale } from '#providers/payment/fiscal-port.ts';
import { titleOf } from '../wire.ts';

interface SoldRow {
  id: number;
  language: PageLanguage;
  delivery_cost_som: number;
  unit_price_som: number;
  engraving_price_som: number;
  gift_price_som: number;
  discount_som: number;
  manual_discount_som: number;
  vat_percent: number;
  snapshot: unknown;
  ikpu: string | null;
  package_code: string | null;
}

/**
 * Returns the data for an order's fiscal receipt, one line per piece including its options, or with `only`, for the refunded lines. The
 * codes are those of the piece at the time of the order. Null if a piece had no code (integrations.md 6.1).
 */
export async function describeSale(
  db: ReadDb,
  { orderId, only }: { orderId: number; only?: { orderLineIds: readonly number[]; deliverySom: number } },
): Promise<FiscalSale | null> {
  const { rows } = await sql<SoldRow>`
    select l.id, o.language, o.delivery_cost_som, l.unit_price_som, l.engraving_price_som, l.gift_price_som,
      l.discount_som, l.manual_discount_som, l.vat_percent, l.snapshot, l.ikpu, l.package_code
    from orders o join order_lines l on l.order_id = o.id
    where o.id = ${orderId} order by l.position`.execute(db);
  const sold = only === undefined ? rows : rows.filter(({ id }) => only.orderLineIds.includes(id));
  const lines = sold.flatMap((row) => fiscalLine(row) ?? []);
  if (lines.length < sold.length) return null;
  const delivery = receiptDelivery(only?.deliverySom ?? rows[0]?.delivery_cost_som ?? 0, rows);
  return { language: languageOnWire(rows[0]?.language ?? 'ru'), lines, ...delivery };
}

function fiscalLine(row: SoldRow): FiscalLine | undefined {
  if (row.ikpu === null || row.package_code === null) return undefined;
  return {
    title: titleOf(row, languageOnWire(row.language)),
    ikpu: row.ikpu,
    packageCode: row.package_code,
    count: 1,
    ...receiptLine(row),
  };
}
