import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noon, type Sale, testSale } from '#server/testing-sale.ts';
import { shopper } from '#server/testing-shopper.ts';
import { tariffsCommand } from './tariffs.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
afterAll(() => sale.close());

const tariffs = async (...args: string[]) => tariffsCommand.read(args)({ db: sale.db, now: noon });
const quote = async (districtId: string, total = 1) =>
  (await shopper(sale.app).get(`/api/v1/delivery-cost?districtId=${districtId}&total=${total}`)).json();

describe('npm run tariffs', () => {
  it('shows the four zones, the places with what is their own, and the terms', async () => {
    const output = await tariffs();
    expect(output).toContain('  A  30 000 soʻm, free from 1 000 000, 1–1 days of work');
    expect(output).toContain('  D  60 000 soʻm, free from 3 000 000, 3–5 days of work');
    expect(output).toContain('    1718401  Samarkand: 45 000 soʻm, free from 3 000 000, 2–3 days of work');
    expect(output).toContain('  khorezm  Khorezm: no courier');
    expect(output).toContain('cut-off         16:00');
    expect(output).toContain('! 2026: enter the days of Ramazon hayit');
  });

  it('puts a region into a zone, whose numbers then hold there, and takes its courier away', async () => {
    expect(await tariffs('place', 'khorezm', 'D')).toContain('  khorezm  Khorezm: zone D');
    expect(await quote('1733401')).toMatchObject({ available: true, cost: 60_000, freeFrom: 3_000_000 });
    await tariffs('zone', 'D', '70000', '4000000', '4', '5');
    expect(await quote('1733401')).toMatchObject({
      cost: 70_000,
      earliestOn: '2026-04-13',
      latestOn: '2026-04-14',
    });
    await tariffs('drop', 'khorezm');
    expect(await quote('1733401')).toMatchObject({ available: false });
  });

  it('gives a district what is its own, in another zone than its region', async () => {
    await tariffs('place', '1718203', 'C', '-', '5000000', '6', '-');
    expect(await quote('1718203', 4_999_999)).toMatchObject({
      cost: 45_000,
      freeFrom: 5_000_000,
      earliestOn: '2026-04-15',
      latestOn: '2026-04-15',
    });
    expect(await quote('1718203', 5_000_000)).toMatchObject({ cost: 0 });
    await tariffs('drop', '1718203');
    expect(await quote('1718203')).toMatchObject({ cost: 60_000 });
  });

  it('keeps couriers at home on a day of Hayit, and lets them work on a Sunday, until it is usual again', async () => {
    await tariffs('rest', '2026-04-09', 'Ramazon', 'hayit');
    expect(await quote('1726266')).toMatchObject({ earliestOn: '2026-04-10' });
    // what is over counts, too: nobody asks again for the days of this year
    await tariffs('rest', '2026-03-20', 'Hayit of spring');
    expect(await tariffs()).not.toContain('! 2026');
    await tariffs('work', '2026-04-12', 'Instead of Thursday');
    expect(await tariffs()).toContain('2026-04-12  work: Instead of Thursday');
    expect(await quote('1718401')).toMatchObject({ earliestOn: '2026-04-11', latestOn: '2026-04-12' });
    await tariffs('usual', '2026-04-09');
    await tariffs('usual', '2026-03-20');
    await tariffs('usual', '2026-04-12');
    expect(await quote('1726266')).toMatchObject({ earliestOn: '2026-04-09' });
  });

  it('sets the hour until which an order leaves the same day', async () => {
    expect(await tariffs('term', 'cut-off', '11:30')).toContain('cut-off         11:30');
    expect(await quote('1726266')).toMatchObject({ earliestOn: '2026-04-10' });
    expect((await shopper(sale.app).get('/api/v1/delivery-terms')).json()).toEqual({
      cutOff: '11:30',
      insuredPiece: 50_000_000,
      insuredParcel: 50_000_000,
      handoverCodeFrom: 5_000_000,
    });
    await tariffs('term', 'insured-parcel', '80000000');
    expect(await tariffs('term', 'cut-off', '16:00')).toContain('insured-parcel  80 000 000 soʻm');
  });

  it.each([
    [['zone', 'B', '1', '2', '3'], 'Four numbers'],
    [['zone', 'B', '1', '2', '3', '2'], 'The last day does not come before the first.'],
    [['zone', 'B', '-', '2', '3', '4'], '- is no whole number.'],
    [['zone', 'B', '1', '2', '3', '400'], 'At most 60 days of work.'],
    [['zone', 'Q', '1', '2', '3', '4'], 'There is no zone Q.'],
    [['place', 'samarkand', 'Q'], 'There is no zone Q.'],
    [['place', 'atlantis', 'A'], 'There is no region or district atlantis.'],
    [['drop', '1726266'], 'Nothing was said of 1726266.'],
    [['rest', '2026-02-30', 'x'], '2026-02-30 is no day.'],
    [['rest', '2026-03-20'], 'Say why'],
    [['usual', '2026-03-20'], 'Nothing was said of 2026-03-20.'],
    [['term', 'cut-off', '25:00'], '25:00 is no time of a day.'],
    [['term', 'weather', '1'], 'npm run tariffs -- term'],
    [['burn'], 'npm run tariffs -- zone'],
  ])('says what is wrong with %j', async (words, sentence) => {
    await expect(tariffs(...words)).rejects.toThrow(sentence);
  });
});
