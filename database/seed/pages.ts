import type { ClientBase } from 'pg';
import type { Language } from '#contract/words.ts';
import { insertRows, type SeedRow } from './insert-rows.ts';
import { readPage } from './read-page.ts';

/** The pages that shoppers and the law expect; the texts of each lie in `pages/<language>/<slug>.md`. */
export const seededPages = [
  'delivery',
  'returns',
  'payment',
  'care',
  'offer',
  'privacy',
  'contacts',
  'fineness-and-hallmarks',
  'about-brand',
  'about-factory',
] as const;

export async function insertPages(client: ClientBase): Promise<void> {
  await insertRows(client, 'pages', readPages());
}

/** Texts of each page in the three languages. */
export function readPages(): SeedRow<'pages'>[] {
  return seededPages.map((slug) => {
    const texts = inEachLanguage((language) =>
      readPage(new URL(`pages/${language}/${slug}.md`, import.meta.url)),
    );
    return {
      slug,
      title: inEachLanguage((language) => texts[language].title),
      description: inEachLanguage((language) => texts[language].description),
      body: inEachLanguage((language) => texts[language].body),
    };
  });
}

function inEachLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return { uz: make('uz'), ru: make('ru'), en: make('en') };
}
