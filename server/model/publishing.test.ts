import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffModel } from '#contract/admin/catalog/model.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { applySchedules } from './schedule-model.ts';
import { actOnModel, readTheModel, receivePiece, testRings } from './testing-models.ts';

let sale: Sale;
let staff: TestedStaff;
let rings: Awaited<ReturnType<typeof testRings>>;
let manager: StaffBrowser;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  rings = await testRings(sale);
});
beforeEach(async () => {
  sale.turnClock(0);
  manager = await staff.enter('MANAGER');
});
afterAll(() => sale.close());

describe('BO-49: publishing', () => {
  it('is refused with a list of what is missing', async () => {
    const model = await rings.add(manager);
    expect((await actOnModel(manager, model, { what: 'publish' })).json()).toMatchObject({
      code: 'MODEL_NOT_READY',
      facts: { missing: ['PICTURE', 'LANGUAGES', 'PRICE', 'CODES'] },
    });
  });

  it('shows the model on the site at once, and archiving removes it', async () => {
    const model = await rings.addReady(manager);
    const published = (await actOnModel(manager, model, { what: 'publish' })).json<StaffModel>();
    expect(published).toMatchObject({ state: 'ACTIVE', missing: [] });
    const page = () => sale.app.inject({ url: `/api/v1/products/${model.slugEn}` });
    expect((await page()).statusCode).toBe(200);
    expect((await actOnModel(manager, published, { what: 'archive' })).json()).toMatchObject({
      state: 'ARCHIVED',
    });
    expect((await page()).statusCode).toBe(404);
  });

  it('at a scheduled time: the job acts at that minute, and a model that is not ready waits', async () => {
    const [ready, bare] = [await rings.addReady(manager), await rings.addReady(manager)];
    const at = new Date(sale.parts.now().getTime() + 10 * 60_000).toISOString();
    for (const model of [ready, bare])
      expect((await actOnModel(manager, model, { what: 'publish', body: { at } })).json()).toMatchObject({
        state: 'DRAFT',
        publishAt: at,
      });
    await manager.patch(`models/${bare.artikul}`, { descriptionEn: '' }, bare.version + 1);
    sale.turnClock(9);
    expect(await applySchedules(sale.db, sale.parts.now())).toBe(0);
    sale.turnClock(10);
    expect(await applySchedules(sale.db, sale.parts.now())).toBe(1);
    expect(await applySchedules(sale.db, sale.parts.now())).toBe(0);
    expect(await readTheModel(manager, ready.artikul)).toMatchObject({ state: 'ACTIVE', publishAt: null });
    expect(await readTheModel(manager, bare.artikul)).toMatchObject({ state: 'DRAFT', publishAt: at });
  });

  it('may be scheduled before the first piece; the model is published once the warehouse has received it', async () => {
    const author = await staff.enter('CONTENT');
    const artikul = await rings.addWithoutPiece(manager);
    const at = new Date(sale.parts.now().getTime() + 10 * 60_000).toISOString();
    const { version } = await readTheModel(author, artikul);
    expect((await author.post(`models/${artikul}/publish`, {}, version)).json()).toMatchObject({
      facts: { missing: ['PRICE'] },
    });
    const scheduled = await author.post(`models/${artikul}/publish`, { at }, version);
    expect(scheduled.json()).toMatchObject({ state: 'DRAFT', publishAt: at, missing: ['PRICE'] });
    expect((await author.get('awaited-models')).statusCode).toBe(403);
    const warehouse = await staff.enter('WAREHOUSE');
    expect((await warehouse.get('awaited-models')).json()).toContainEqual(
      expect.objectContaining({ artikul, publishAt: at, probes: expect.arrayContaining([585]) }),
    );
    sale.turnClock(10);
    expect(await applySchedules(sale.db, sale.parts.now())).toBe(0);
    await receivePiece(await staff.enter('WAREHOUSE'), artikul);
    expect(await applySchedules(sale.db, sale.parts.now())).toBe(1);
    expect((await readTheModel(manager, artikul)).state).toBe('ACTIVE');
  });

  it('archives at the scheduled time, unless the schedule was cancelled', async () => {
    const [one, other] = [await rings.addReady(manager), await rings.addReady(manager)];
    const at = new Date(sale.parts.now().getTime() + 60_000).toISOString();
    for (const model of [one, other]) {
      const published = (await actOnModel(manager, model, { what: 'publish' })).json<StaffModel>();
      await actOnModel(manager, published, { what: 'archive', body: { at } });
    }
    const off = await actOnModel(manager, await readTheModel(manager, other.artikul), { what: 'unschedule' });
    expect(off.json()).toMatchObject({ archiveAt: null });
    sale.turnClock(2);
    expect(await applySchedules(sale.db, sale.parts.now())).toBe(1);
    expect((await readTheModel(manager, one.artikul)).state).toBe('ARCHIVED');
    expect(await readTheModel(manager, other.artikul)).toMatchObject({ state: 'ACTIVE', archiveAt: null });
  });

  it('at a time in the past is refused', async () => {
    const model = await rings.addReady(manager);
    expect(
      (
        await actOnModel(manager, model, { what: 'publish', body: { at: '2020-01-01T00:00:00+05:00' } })
      ).json(),
    ).toMatchObject({
      code: 'TIME_PAST',
    });
  });
});
