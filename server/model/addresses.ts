import type { ReadDb } from '#database/connect.ts';
import { slugWishes } from '#domain/import/pick-slug.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { findTakenSlugs } from '../import/plan-batch.ts';
import { type MadeProduct, withSlugs } from '../import/plan-product.ts';
import { findTakenAddress } from '../import/save-product.ts';
import type { GivenText } from './wire-change.ts';

const languages = ['uz', 'ru', 'en'] as const;
type LanguageWord = (typeof languages)[number];

interface Readdressed {
  /** The product before the change. */
  known: MadeProduct;
  /** The product after the change, with its former addresses. */
  made: MadeProduct;
  /** Addresses that are given. */
  given: GivenText;
}

/**
 * The addresses of a changed model: one that is given; else one of the name, where the old one was made of the old name, too; else the old
 * one. The database keeps those that are given up. Refuses SLUG_TAKEN (facts: slug) for one that another model has or had.
 */
export async function withAddresses(db: ReadDb, { known, made, given }: Readdressed): Promise<MadeProduct> {
  const wanted = languages.flatMap((language) => {
    const slug = given[language];
    return slug === undefined ? [] : [{ language, slug }];
  });
  const taken = await findTakenAddress(db, wanted, known.id);
  if (taken !== undefined) throw new Refusal('SLUG_TAKEN', { slug: taken });
  const named = await namedAgain(db, known, made);
  const slugOf = (language: LanguageWord) => given[language] ?? named[`slug_${language}`];
  return { ...made, slug_uz: slugOf('uz'), slug_ru: slugOf('ru'), slug_en: slugOf('en') };
}

/** The addresses of the names; those that somebody chose stay. */
async function namedAgain(db: ReadDb, known: MadeProduct, made: MadeProduct): Promise<MadeProduct> {
  if (languages.every((language) => known.name[language] === made.name[language])) return made;
  const plan = { made, isNew: false, changes: [] };
  const picked = withSlugs(plan, { before: known.name, taken: await findTakenSlugs(db, [plan]) });
  const slugOf = (language: LanguageWord) =>
    isChosen(known, language) ? known[`slug_${language}`] : picked[`slug_${language}`];
  return { ...picked, slug_uz: slugOf('uz'), slug_ru: slugOf('ru'), slug_en: slugOf('en') };
}

/** Whether an address was typed, and not made of the name. */
function isChosen(known: MadeProduct, language: LanguageWord): boolean {
  const { artikul, kind, name } = known;
  const wishes = slugWishes({ name: name[language] || name.uz, artikul, kind });
  const slug = known[`slug_${language}`];
  return !wishes.some((wish) => slug === wish || slug.startsWith(`${wish}-`));
}
