import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing.ts';
import { categories } from './demo/categories.ts';
import { diamondsCategory } from './demo/loose-stones/diamonds-category.ts';
import { collectionStories } from './demo/content/collection-stories.ts';
import { fullTexts } from './demo/content/full-texts.ts';
import { momentStories } from './demo/content/moment-scenes.ts';
import { moments } from './demo/content/moments.ts';
import { moreMomentStories } from './demo/content/more-moment-scenes.ts';
import { moreMoments } from './demo/content/more-moments.ts';
import { locks, platings, weaves } from './choices.ts';

interface Text {
  uz: string;
  ru: string;
  en: string;
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
const stories = [...moments, ...moreMoments];
const further = { ...momentStories, ...moreMomentStories };
let shop: TestDatabase;
let texts: { place: string; text: Text }[];

beforeAll(async () => {
  shop = await testDatabase({ seed: 'demo' });
  const { rows: columns } = await shop.pool.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and domain_name = 'localized_text'`,
  );
  const found = columns.map(async ({ table_name: table, column_name: column }) => {
    const { rows } = await shop.pool.query<{ text: Text }>(
      `select ${column} as text from ${table} where ${column} is not null`,
    );
    return rows.map(({ text }) => ({ place: `${table}.${column}`, text }));
  });
  const scenes = stories.flatMap(({ slug, scene }) => [
    { place: slug, text: scene },
    ...(further[slug]?.scenes ?? []).map(({ text }) => ({ place: slug, text })),
  ]);
  const choices = [locks, weaves].flatMap((list) =>
    Object.values(list).flatMap(({ name, inSentence }) => [name, inSentence]),
  );
  const words = [...choices, ...Object.values(platings)].map((text) => ({
    place: 'choices',
    text,
  }));
  texts = [...(await Promise.all(found)).flat(), ...scenes, ...words];
});
afterAll(() => shop.close());

it('Uzbek is written with ʻ and ʼ and no other apostrophe', () => {
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter(({ text }) => /['‘’`´]/.test(text.uz))).toEqual([]);
  expect(texts.filter(({ text }) => /[oOgG]\u02bc/.test(text.uz))).toEqual([]);
  expect(texts.filter(({ text }) => /\p{Script=Cyrillic}/u.test(text.uz))).toEqual([]);
});

it('no word mixes Russian and Latin letters', () => {
  const mixed = /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u;
  expect(texts.filter(({ text }) => Object.values(text).some((words: string) => mixed.test(words)))).toEqual(
    [],
  );
});

it('only one product and two moments have no English text', () => {
  const lacking = texts.filter(({ text }) => text.en === '').map(({ place }) => place);
  const places = Object.entries(Object.groupBy(lacking, (place) => place)).map(([place, all]) => [
    place,
    all?.length,
  ]);
  expect(Object.fromEntries(places)).toEqual({
    'products.name': 1,
    'products.description': 1,
    'moments.title': 2,
    'moments.lead': 2,
    'moments.practical': 2,
    'moments.practical_text': 2,
    'navroz-moments': 3,
    'bitiruv-moments': 3,
  });
  expect(texts.filter(({ text }) => text.ru === '' || text.uz === '')).toEqual([]);
});

it('a category has a description of 80 to 150 words', () => {
  for (const { slug, description } of [...categories, diamondsCategory]) {
    for (const [language, text] of Object.entries(description)) {
      const words = text.split(/\s+/).length;
      expect(words, `${slug} ${language}`).toBeGreaterThanOrEqual(80);
      expect(words, `${slug} ${language}`).toBeLessThanOrEqual(150);
    }
  }
});

it('every scene of a moment has 60 to 120 words in each language it is written in', () => {
  for (const { slug, scene } of stories) {
    const scenes = [scene, ...(further[slug]?.scenes ?? []).map(({ text }) => text)];
    expect(scenes.length, `scenes of ${slug}`).toBeGreaterThanOrEqual(3);
    for (const [language, text] of scenes.flatMap((one) => Object.entries(one))) {
      if (text === '') continue;
      expect(wordsIn(text), `${slug} ${language}: ${text.slice(0, 40)}`).toBeGreaterThanOrEqual(60);
      expect(wordsIn(text), `${slug} ${language}: ${text.slice(0, 40)}`).toBeLessThanOrEqual(120);
    }
  }
});

it('the idea of a collection is described in 40 to 70 words', () => {
  for (const [name, { story }] of Object.entries(collectionStories)) {
    for (const [language, text] of Object.entries(story)) {
      expect(wordsIn(text), `${name} ${language}`).toBeGreaterThanOrEqual(40);
      expect(wordsIn(text), `${name} ${language}`).toBeLessThanOrEqual(70);
    }
  }
});

it('texts contain no praise and no exclamation marks', () => {
  const described = [
    ...texts,
    ...Object.values(collectionStories).map(({ story }) => ({ place: 'story', text: story })),
  ];
  const praise =
    /роскош|изысканн|эксклюзив|великолепн|идеальн|hashamat|betakror|mukammal|exquisite|luxur|stunning|perfect|!/i;
  expect(described.filter(({ text }) => praise.test(text.ru + text.uz + text.en))).toEqual([]);
});

it('sixteen models have a text of their own, of 150 to 250 characters', () => {
  const written = Object.entries(fullTexts);
  expect(written).toHaveLength(16);
  for (const [artikul, text] of written) {
    for (const [language, { length }] of Object.entries(text)) {
      expect(length, `${artikul} ${language}`).toBeGreaterThanOrEqual(150);
      expect(length, `${artikul} ${language}`).toBeLessThanOrEqual(250);
    }
  }
});

it('headlines and leads fit their places', async () => {
  const heroes = texts.filter(({ place }) => place === 'banners.title');
  expect(heroes.every(({ text }) => text.uz.length <= 34 && text.ru.length <= 40)).toBe(true);
  for (const { lead } of stories)
    expect(Math.max(lead.uz.length, lead.ru.length, lead.en.length)).toBeLessThanOrEqual(160);
});

it('one moment is a draft, and of another every piece is sold', () => {
  expect(stories.filter(({ state }) => state === 'DRAFT').map(({ slug }) => slug)).toEqual([
    'sakkizinchi-mart-moments',
  ]);
  expect(stories.find(({ slug }) => slug === 'hayit-moments')?.products).toEqual(['ZR-077']);
  const bigStories = stories.filter(({ slug }) => slug !== 'hayit-moments');
  expect(bigStories.every(({ products }) => products.length >= 6 && products.length <= 12)).toBe(true);
});
