import type { ClientBase } from 'pg';
import type { TashkentDay } from '#domain/units/tashkent-day.ts';
import { continueIds, insertRows } from '../../insert-rows.ts';
import { stores } from '../content/stores.ts';
import type { DemoStaff } from '../staff.ts';
import { cashDays, type OrderCash } from './cash-days.ts';
import { nextId, readStoreIds } from './past.ts';

/** The store whose seller forgot to close yesterday's cash day. */
const forgetful = 'namangan';

interface CashRow extends OrderCash {
  storeId: number;
}

/** Adds cash days of the stores in the 90 days before `today`; a store that has some is left unchanged. */
export async function addCashDays(
  client: ClientBase,
  { today, staff }: { today: TashkentDay; staff: DemoStaff },
): Promise<void> {
  const ids = await readStoreIds(client);
  const cash = await readCash(client, today);
  const { rows: known } = await client.query<{ id: number }>(
    'select distinct store_id::integer as id from cash_days',
  );
  const drawn = stores.flatMap(({ slug, week }) => {
    const storeId = ids.get(slug);
    if (storeId === undefined || known.some(({ id }) => id === storeId)) return [];
    return cashDays(today, {
      storeId,
      week,
      seller: staff.sellerOf(storeId),
      accountant: staff.idOf('ACCOUNTANT'),
      cash: cash.filter((row) => row.storeId === storeId),
      isLeftOpen: slug === forgetful,
    });
  });
  const first = await nextId(client, 'cash_days');
  const oldestFirst = drawn.toSorted((one, other) =>
    String(one.day.opened_at).localeCompare(String(other.day.opened_at)),
  );
  await insertRows(
    client,
    'cash_days',
    oldestFirst.map(({ day }, nth) => ({ id: first + nth, ...day })),
  );
  const movements = oldestFirst.flatMap((one, nth) =>
    one.movements.map((movement) => ({ cash_day_id: first + nth, ...movement })),
  );
  await insertRows(client, 'cash_movements', await numbered(client, movements));
  await continueIds(client, ['cash_days', 'cash_movements']);
}

async function numbered<Row extends object>(
  client: ClientBase,
  rows: readonly Row[],
): Promise<(Row & { id: number })[]> {
  const first = await nextId(client, 'cash_movements');
  return rows.map((row, nth) => ({ id: first + nth, ...row }));
}

/** Reads cash payments and refunds in a store; cash that couriers bring goes to the bank. */
async function readCash(client: ClientBase, today: TashkentDay): Promise<CashRow[]> {
  const { rows } = await client.query<CashRow>(
    `select l.at, (l.at at time zone 'Asia/Tashkent')::date::text as day, l.amount_som::float8 as "amountSom",
       o.id::integer as "orderId", o.store_id::integer as "storeId",
       case when o.channel = 'COUNTER' then o.staff_id::integer end as "staffId"
     from ledger_entries l join payments p on p.id = l.payment_id join orders o on o.id = l.order_id
     where p.provider = 'CASH' and o.store_id is not null and l.at < $1::timestamp at time zone 'Asia/Tashkent'
     order by l.at, l.id`,
    [today],
  );
  return rows;
}
