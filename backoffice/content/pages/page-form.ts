import type { PageTexts } from '#contract/admin/content/page.ts';
import type { PageBody } from '#contract/page.ts';
import type { PageList } from '#contract/words.ts';
import { uzbekLetters } from '../../kit/forms/uzbek-letters.ts';
import { type BlockForm, blockOfForm, formOfBlock } from './block-form.ts';

export const pageLanguages = ['Ru', 'Uz', 'En'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

type Words = Omit<PageTexts, 'bodyRu' | 'bodyUz' | 'bodyEn' | 'listedIn'>;
export interface PageForm extends Words {
  bodyRu: BlockForm[];
  bodyUz: BlockForm[];
  bodyEn: BlockForm[];
  listedIn: PageList | 'NONE';
}

export const formOfTexts = (texts: PageTexts): PageForm => ({
  ...texts,
  bodyRu: texts.bodyRu.map(formOfBlock),
  bodyUz: texts.bodyUz.map(formOfBlock),
  bodyEn: texts.bodyEn.map(formOfBlock),
  listedIn: texts.listedIn ?? 'NONE',
});

export interface Incomplete {
  language: PageLanguage;
  place: number;
}

/** The texts in the API's format, with proper Uzbek letters, or the incomplete blocks. */
export function textsOfForm(
  form: PageForm,
): { ok: true; texts: PageTexts } | { ok: false; incomplete: readonly Incomplete[] } {
  const read = {
    bodyRu: blocksOf(form.bodyRu),
    bodyUz: blocksOf(form.bodyUz.map((block) => ({ ...block, text: uzbekLetters(block.text) }))),
    bodyEn: blocksOf(form.bodyEn),
  };
  const incomplete = pageLanguages.flatMap((language) =>
    read[`body${language}`].flatMap((block, place) => (block === null ? [{ language, place }] : [])),
  );
  if (incomplete.length > 0) return { ok: false, incomplete };
  const whole = (blocks: (PageBody[number] | null)[]): PageBody => blocks.filter((block) => block !== null);
  return {
    ok: true,
    texts: {
      ...form,
      titleUz: uzbekLetters(form.titleUz),
      descriptionUz: uzbekLetters(form.descriptionUz),
      bodyRu: whole(read.bodyRu),
      bodyUz: whole(read.bodyUz),
      bodyEn: whole(read.bodyEn),
      listedIn: form.listedIn === 'NONE' ? null : form.listedIn,
    },
  };
}

const blocksOf = (blocks: readonly BlockForm[]) => blocks.map(blockOfForm);
