import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../testing.ts';
import { addMissing } from './add-missing.ts';
import { seededPages } from './pages.ts';

let shop: TestDatabase;
beforeEach(async () => {
  shop = await testDatabase({ seed: 'demo' });
});
afterEach(() => shop.close());

const slugs = async () => {
  const { rows } = await shop.pool.query<{ slug: string }>('select slug from pages order by slug');
  return rows.map(({ slug }) => slug);
};

describe('addMissing in a demo created before there were pages', () => {
  beforeEach(async () => {
    await shop.pool.query(`delete from pages where slug <> 'care'`);
    await shop.pool.query(`update pages set title = '{"uz": "a", "ru": "b", "en": "c"}'`);
  });

  it('adds missing pages at the next start, and keeps what an editor wrote', async () => {
    expect(await addMissing(shop.pool)).toEqual(['pages']);
    expect(await slugs()).toEqual([...seededPages].toSorted());
    const { rows } = await shop.pool.query(`select title ->> 'ru' as title from pages where slug = 'care'`);
    expect(rows).toEqual([{ title: 'b' }]);
  });

  it('adds them once: a page deleted by an editor stays deleted', async () => {
    await addMissing(shop.pool);
    await shop.pool.query(`delete from pages where slug = 'offer'`);
    expect(await addMissing(shop.pool)).toEqual([]);
    expect(await slugs()).not.toContain('offer');
  });

  it('adds them once, even if two processes start together', async () => {
    const added = await Promise.all([addMissing(shop.pool), addMissing(shop.pool)]);
    expect(added.flat()).toEqual(['pages']);
  });
});

it('adds nothing to a complete demo', async () => {
  expect(await addMissing(shop.pool)).toEqual([]);
});

it('adds nothing to a shop without the demo', async () => {
  await shop.pool.query(`delete from shop_settings where name = 'demo_seeded'`);
  await shop.pool.query('delete from pages');
  expect(await addMissing(shop.pool)).toEqual([]);
  expect(await slugs()).toEqual([]);
});
