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
  it('are all there', () => {
    expect(pages.map(({ slug }) => slug).toSorted()).toEqual([...seededPages].toSorted());
  });

  it('say the same in every language: block for block, row for row', () => {
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

  it('have a description that a search engine can show whole', () => {
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
    expect(everyText().filter(({ text }) => /!(?!\[)|['"]/.test(text))).toEqual([]);
  });
});
