import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageBlock } from '#contract/page.ts';
import { languages, type Language } from '#contract/words.ts';
import { type TestDatabase, testDatabase } from '../testing.ts';
import { seededPages } from './pages.ts';

interface Row {
  slug: string;
  title: Record<Language, string>;
  description: Record<Language, string>;
  body: Record<Language, PageBlock[]>;
}

let shop: TestDatabase;
let pages: Row[];
beforeAll(async () => {
  shop = await testDatabase({ seed: 'demo' });
  pages = (await shop.pool.query<Row>('select slug, title, description, body from pages')).rows;
});
afterAll(() => shop.close());

const kinds = (blocks: PageBlock[]) =>
  blocks.map((block) => (block.kind === 'part' ? block.name : block.kind));
const everyText = () =>
  seededPages.flatMap((slug) =>
    languages.map((language) => ({
      language,
      slug,
      text: readFileSync(new URL(`pages/${language}/${slug}.md`, import.meta.url), 'utf8'),
    })),
  );

describe('the seeded pages', () => {
  it('all exist', () => {
    expect(pages.map(({ slug }) => slug).toSorted()).toEqual([...seededPages].toSorted());
  });

  it('have the same blocks and rows in every language', () => {
    for (const { slug, body } of pages) {
      const shape = (language: Language) => [
        kinds(body[language]),
        body[language].map((block) =>
          block.kind === 'list' ? block.items.length : block.kind === 'table' ? block.rows.length : 0,
        ),
      ];
      expect({ slug, shape: shape('uz') }).toEqual({ slug, shape: shape('ru') });
      expect({ slug, shape: shape('en') }).toEqual({ slug, shape: shape('ru') });
    }
  });

  it('have tables whose rows are as long as their heads', () => {
    const uneven = pages.flatMap(({ slug, body }) =>
      languages.flatMap((language) =>
        body[language].flatMap((block) =>
          block.kind === 'table' && block.rows.some((row) => row.length !== block.head.length)
            ? [`${slug} ${language}: ${block.head.join(', ')}`]
            : [],
        ),
      ),
    );
    expect(uneven).toEqual([]);
  });

  it('show pictures that the shop has', async () => {
    const keys = pages.flatMap(({ body }) =>
      body.ru.flatMap((block) => (block.kind === 'picture' ? [block.key] : [])),
    );
    const { rows } = await shop.pool.query('select key from attachments where key = any($1)', [keys]);
    expect(rows).toHaveLength(new Set(keys).size);
  });

  it('have a description short enough for a search engine', () => {
    const unfit = pages.flatMap(({ slug, description }) =>
      languages.flatMap((language) => {
        const { length } = description[language];
        return length < 80 || length > 155 ? [`${slug} ${language}: ${length}`] : [];
      }),
    );
    expect(unfit).toEqual([]);
  });

  it('are spelled with the right letters', () => {
    const uzbek = everyText().filter(({ language }) => language === 'uz');
    expect(uzbek.filter(({ text }) => /['‘’`´]|[oOgG]\u02bc|\p{Script=Cyrillic}/u.test(text))).toEqual([]);
    const mixed = /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u;
    expect(everyText().filter(({ text }) => mixed.test(text))).toEqual([]);
    expect(everyText().filter(({ text }) => /(?<!<)!(?!\[)|['"]/.test(text))).toEqual([]);
  });

  it('state the source of each number, and the numbers are true (ABT-1)', async () => {
    const { rows } = await shop.pool.query<{ products: number; collections: number; stores: number }>(
      `select (select count(*) from products where kind = 'jewel' and product_state = 'ACTIVE')::int as products, (select count(*) from collections)::int as collections,
         (select count(*) from stores)::int as stores`,
    );
    const about = (slug: string) => pages.find((page) => page.slug === slug)?.body;
    for (const language of languages) {
      const tables = ['about-brand', 'about-factory'].flatMap(
        (slug) => about(slug)?.[language].filter((block) => block.kind === 'table') ?? [],
      );
      const [promises, , ...workshop] = tables;
      const ofWorkshop = workshop.filter(({ head }) => head.length === 3);
      expect(promises?.head).toHaveLength(3);
      expect(ofWorkshop.length).toBeGreaterThanOrEqual(1);
      expect([promises, ...ofWorkshop].flatMap((table) => table?.rows ?? []).every((row) => row[2])).toBe(
        true,
      );
      const promised = promises?.rows.map((row) => row[1]).slice(1, 4);
      expect(promised).toEqual(Object.values(rows[0] ?? {}).map(String));
    }
  });

  it('show each of the seven production steps in a picture, and name the legal entity (ABT-2)', () => {
    for (const language of languages) {
      const body = pages.find(({ slug }) => slug === 'about-factory')?.body[language] ?? [];
      const steps = body.flatMap((block, place) =>
        block.kind === 'heading' && /^\d\. /.test(block.text) ? [body.slice(place + 1, place + 3)] : [],
      );
      expect(steps.map((blocks) => kinds(blocks))).toEqual(Array(7).fill(['paragraph', 'picture']));
      const brand = pages.find(({ slug }) => slug === 'about-brand')?.body[language] ?? [];
      const legal = brand.filter((block) => block.kind === 'table').at(-1);
      expect(legal?.rows).toHaveLength(6);
      expect(JSON.stringify(legal)).toMatch(/DEMO-.*ZRN/);
    }
  });
});
