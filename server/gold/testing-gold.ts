import type { GoldIntake } from '#contract/admin/gold.ts';
import type { Sale } from '#server/testing-sale.ts';
import type { StaffAnswer, StaffBrowser } from '#server/testing-staff.ts';

/** The rate for a gram of pure gold, in whole soʻm. */
export const rateSom = 1_200_000;
export const person = { name: 'Karimova Dilnoza', document: 'AD 4417290' };

/** Switches on the purchase of gold at this rate. */
export async function buyGold(sale: Sale, manager: StaffBrowser): Promise<void> {
  await sale.db.insertInto('shop_settings').values({ name: 'old_gold', value: '"ON"' }).execute();
  const answer = await manager.post('counter/gold/rates', { metal: 'gold', rate: rateSom });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** By default 3.42 g of 583: 2 392 632 soʻm. */
export function bring(
  sale: Sale,
  seller: StaffBrowser,
  {
    key = crypto.randomUUID(),
    net = 3.42,
    probe = 583,
    ...form
  }: Record<string, unknown> & { key?: string; net?: number; probe?: number } = {},
): Promise<StaffAnswer> {
  seller.headers['idempotency-key'] = key;
  return seller.post('counter/gold', {
    storeId: sale.places.amirTemur,
    description: 'a ring without its stone',
    metal: 'gold',
    probe,
    gross: net + 0.5,
    net,
    expectedAmount: Math.floor((rateSom * Math.round(net * 1000) * probe) / 1_000_000),
    person,
    ...form,
  });
}

export async function take(sale: Sale, seller: StaffBrowser, net = 3.42): Promise<GoldIntake> {
  const answer = await bring(sale, seller, { net });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}

export function payOut(
  seller: StaffBrowser,
  id: number,
  key: string = crypto.randomUUID(),
): Promise<StaffAnswer> {
  seller.headers['idempotency-key'] = key;
  return seller.post(`counter/gold/${id}/payout`);
}
