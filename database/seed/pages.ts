import type { ClientBase } from 'pg';
import { contentPages, type Language } from '#contract/words.ts';
import { insertRows } from './insert-rows.ts';
import type { LocalizedText } from '../schema.ts';
import { type PageText, readPage } from './read-page.ts';

/** The pages that the shop's own screens link to. Their texts are in `pages/<language>/<slug>.md`. */
export const seededPages = contentPages;

export async function insertPages(client: ClientBase): Promise<void> {
  await insertRows(client, 'pages', readPages());
}

/** Reads the texts of each page in the three languages. */
export function readPages(): (PageTexts & { slug: string })[] {
  return seededPages.map((slug) => ({ slug, ...readPageTexts(slug, new URL('pages/', import.meta.url)) }));
}

type PageTexts = Record<'title' | 'description', LocalizedText> & {
  body: Record<Language, PageText['body']>;
};

/** Reads the texts of one page from `<folder>/<language>/<slug>.md`; `folder` ends with a slash. */
function readPageTexts(slug: string, folder: URL): PageTexts {
  const texts = inEachLanguage((language) => readPage(new URL(`${language}/${slug}.md`, folder)));
  return {
    title: inEachLanguage((language) => texts[language].title),
    description: inEachLanguage((language) => texts[language].description),
    body: inEachLanguage((language) => texts[language].body),
  };
}

function inEachLanguage<Value>(make: (language: Language) => Value): Record<Language, Value> {
  return { uz: make('uz'), ru: make('ru'), en: make('en') };
}
