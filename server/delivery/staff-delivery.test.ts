import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeliveryTable } from '#contract/admin/delivery.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { shopper } from '#server/testing-shopper.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';

let sale: Sale;
let manager: StaffBrowser;
let owner: StaffBrowser;
beforeAll(async () => {
  sale = await testSale();
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  [manager, owner] = [await staff.enter('MANAGER'), await staff.enter('OWNER')];
});
afterAll(() => sale.close());

let table: DeliveryTable;
const read = async () => {
  table = (await manager.get('delivery')).json();
  return table;
};
beforeEach(read);

const placeOf = (place: string) => table.places.find((one) => one.place === place);
const quote = async (districtId: number, total = 1) =>
  (await shopper(sale.app).get(`/api/v1/delivery-cost?districtId=${districtId}&total=${total}`)).json();
const asStaff = async (districtId: number, total = 1) =>
  (await manager.get(`delivery/quote?districtId=${districtId}&total=${total}`)).json();

describe('the tariff table', () => {
  it('has the four zones, every region, the districts with their own numbers, and the terms', () => {
    expect(table.zones.map(({ zone, cost }) => [zone, cost])).toEqual([
      ['A', 30_000],
      ['B', 40_000],
      ['C', 45_000],
      ['D', 60_000],
    ]);
    expect(table.places.map(({ place, holds }) => [place, holds?.cost ?? null])).toEqual([
      ['tashkent-city', 30_000],
      ['samarkand', 60_000],
      ['1718401', 45_000],
      ['khorezm', null],
    ]);
    expect(table).toMatchObject({ yearsWithoutHayit: [2026], terms: { cutOff: '16:00', version: 0 } });
  });

  it('a region gets the numbers of its zone, and no delivery once it is removed from it', async () => {
    expect(placeOf('khorezm')).toMatchObject({ version: 0, zone: null, holds: null });
    const put = await manager.patch('delivery/places/khorezm', { zone: 'D' }, 0);
    expect(put.json<DeliveryTable>().places.at(-1)).toMatchObject({
      zone: 'D',
      own: { cost: null },
      holds: { cost: 60_000, freeFrom: 3_000_000 },
    });
    expect(await quote(1_733_401)).toMatchObject({ available: true, cost: 60_000, freeFrom: 3_000_000 });
    const zone = { cost: 70_000, freeFrom: 4_000_000, minDays: 4, maxDays: 5 };
    expect((await manager.patch('delivery/zones/D', zone, 1)).statusCode).toBe(200);
    expect(await quote(1_733_401)).toMatchObject({
      cost: 70_000,
      earliestOn: '2026-04-13',
      latestOn: '2026-04-14',
    });
    expect((await manager.delete('delivery/places/khorezm')).json()).toMatchObject({
      code: 'VERSION_MISSING',
    });
    await read();
    const dropped = await manager.delete('delivery/places/khorezm', placeOf('khorezm')?.version);
    expect(dropped.statusCode).toBe(200);
    expect(await quote(1_733_401)).toMatchObject({ available: false });
    expect(await asStaff(1_733_401)).toMatchObject({ available: false, source: 'NONE' });
  });

  it('a district has its own numbers, and the rest from its zone', async () => {
    const own = { zone: 'C', freeFrom: 5_000_000, minDays: 6 };
    expect((await manager.patch('delivery/places/1718203', own, 0)).statusCode).toBe(200);
    expect(await quote(1_718_203, 4_999_999)).toMatchObject({
      cost: 45_000,
      freeFrom: 5_000_000,
      earliestOn: '2026-04-15',
      latestOn: '2026-04-15',
    });
    expect(await asStaff(1_718_203, 5_000_000)).toMatchObject({ cost: 0, source: 'DISTRICT' });
    await read();
    await manager.delete('delivery/places/1718203', placeOf('1718203')?.version);
    expect(await asStaff(1_718_203)).toMatchObject({ cost: 60_000, source: 'REGION' });
  });

  it('an entered day replaces the usual calendar (Hayit is free, a Sunday is worked) until it is deleted', async () => {
    const decide = (day: string, works: boolean, reason: string) =>
      manager.patch(`delivery/calendar/${day}`, { works, reason }, 0);
    await decide('2026-04-09', false, 'Ramazon hayit');
    expect(await quote(1_726_266)).toMatchObject({ earliestOn: '2026-04-10' });
    // past holidays count, too: the reminder to enter this year's holidays disappears
    await decide('2026-03-20', false, 'Hayit of spring');
    expect((await read()).yearsWithoutHayit).toEqual([]);
    await decide('2026-04-12', true, 'Instead of Thursday');
    expect(await quote(1_718_401)).toMatchObject({ earliestOn: '2026-04-11', latestOn: '2026-04-12' });
    const { days } = await read();
    for (const day of ['2026-04-09', '2026-03-20', '2026-04-12']) {
      const version = days.find((one) => one.day === day)?.version;
      expect((await manager.delete(`delivery/calendar/${day}`, version)).statusCode).toBe(200);
    }
    expect(await quote(1_726_266)).toMatchObject({ earliestOn: '2026-04-09' });
  });

  it('the terms set the hour until which an order leaves the same day, and the insured amounts', async () => {
    const cut = await manager.patch('delivery/terms', { cutOff: '11:30' }, 0);
    const { version } = cut.json<DeliveryTable>().terms;
    expect(await quote(1_726_266)).toMatchObject({ earliestOn: '2026-04-10' });
    const back = { cutOff: '16:00', insuredParcel: 80_000_000 };
    expect((await manager.patch('delivery/terms', back, version)).json()).toMatchObject({
      terms: { cutOff: '16:00', insuredPiece: 50_000_000, insuredParcel: 80_000_000 },
    });
    const stale = await manager.patch('delivery/terms', { insuredPiece: 1 }, version);
    expect(stale.json()).toMatchObject({ code: 'VERSION_CONFLICT' });
  });
});

describe('concurrent changes', () => {
  it('BO-19: the second of two changes of a zone is refused, and the first one is preserved', async () => {
    const version = table.zones[0]?.version;
    const numbers = { freeFrom: 1_000_000, minDays: 1, maxDays: 1 };
    expect((await owner.patch('delivery/zones/A', { cost: 35_000, ...numbers }, version)).statusCode).toBe(
      200,
    );
    const { name } = (await owner.get('session')).json<{ name: string }>();
    expect(
      (await manager.patch('delivery/zones/A', { cost: 25_000, ...numbers }, version)).json(),
    ).toMatchObject({ code: 'VERSION_CONFLICT', facts: { changedBy: name } });
    expect((await read()).zones[0]).toMatchObject({ cost: 35_000 });
  });

  it('BO-19: a place or a day that was removed and decided again is not overwritten by a form of the earlier one', async () => {
    await manager.patch('delivery/places/khorezm', { zone: 'C' }, 0);
    await manager.patch('delivery/calendar/2026-05-01', { works: false, reason: 'Hayit' }, 0);
    const { days } = await read();
    const day = days.find((one) => one.day === '2026-05-01')?.version;
    const place = placeOf('khorezm')?.version;
    await manager.delete('delivery/places/khorezm', place);
    await manager.delete('delivery/calendar/2026-05-01', day);
    await owner.patch('delivery/places/khorezm', { zone: 'B' }, 0);
    await owner.patch('delivery/calendar/2026-05-01', { works: true, reason: 'Many orders' }, 0);
    for (const stale of [
      await manager.patch('delivery/places/khorezm', { zone: 'D' }, place),
      await manager.patch('delivery/calendar/2026-05-01', { works: false, reason: 'Hayit' }, day),
    ])
      expect(stale.json()).toMatchObject({ code: 'VERSION_CONFLICT' });
    expect((await read()).days).toMatchObject([{ day: '2026-05-01', works: true }]);
    expect(placeOf('khorezm')).toMatchObject({ zone: 'B' });
  });

  it('of ten concurrent first rows of a place, one is stored', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => manager.patch('delivery/places/1718203', { zone: 'B' }, 0)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 412),
    ]);
  });

  it('BO-13: the audit contains the values before and after', async () => {
    await manager.patch('delivery/terms', { handoverCodeFrom: 6_000_000 }, table.terms.version);
    const { rows } = await sql`
      select a.action, c.table_name, c.op, c.after ->> 'value' as value from audit_entries a
       join audit_changes c on c.entry_id = a.id where a.resource = 'delivery-terms' order by a.id desc limit 1`.execute(
      sale.db,
    );
    expect(rows).toEqual([
      { action: 'delivery.terms', table_name: 'shop_settings', op: 'INSERT', value: '6000000' },
    ]);
  });
});

describe('invalid changes', () => {
  it.each([
    ['zones/B', { cost: 1, freeFrom: 2, minDays: 3, maxDays: 2 }, 'VALIDATION_FAILED'],
    ['zones/B', { cost: 1, freeFrom: 2, minDays: 3, maxDays: 400 }, 'VALIDATION_FAILED'],
    ['zones/Q', { cost: 1, freeFrom: 2, minDays: 3, maxDays: 4 }, 'NOT_FOUND'],
    ['places/samarkand', { zone: 'Q' }, 'NOT_FOUND'],
    ['places/atlantis', { zone: 'A' }, 'NOT_FOUND'],
    ['calendar/2026-02-30', { works: true, reason: 'x' }, 'VALIDATION_FAILED'],
    ['calendar/2026-03-20', { works: true, reason: '' }, 'VALIDATION_FAILED'],
    ['terms', { cutOff: '25:00' }, 'VALIDATION_FAILED'],
  ])('%s refuses %j', async (path, body, code) => {
    const version = placeOf(path.slice('places/'.length))?.version ?? 0;
    expect((await manager.patch(`delivery/${path}`, body, version)).json()).toMatchObject({ code });
  });

  it('a place without a row cannot be deleted', async () => {
    expect((await manager.delete('delivery/places/1726266', 0)).json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});
