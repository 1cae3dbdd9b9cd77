import type { ReadDb } from '#database/connect.ts';
import { slugWishes } from '#domain/import/pick-slug.ts';
import { refusedField } from '#server/kit/refusal.ts';
import { findTakenSlugs } from '../import/plan-batch.ts';
import { type MadeProduct, withSlugs } from '../import/plan-product.ts';
import { findTakenAddress } from '../import/save-product.ts';
import { type GivenText, slugField } from './wire-change.ts';

const languages = ['uz', 'ru', 'en'] as const;
type LanguageWord = (typeof languages)[number];

interface Readdressed {
  /** The product before the change. */
  known: MadeProduct;
  /** The product after the change, with its previous addresses. */
  made: MadeProduct;
  /** The addresses given in the call. */
  given: GivenText;
}

/**
 * Determines the addresses of a changed model: the given one; otherwise one made of the new name, if the old address was made of the old
 * name; otherwise the old one. The database keeps former addresses. Refuses with SLUG_TAKEN (facts: slug) for an address that another
 * model has or had.
 */
export async function withAddresses(db: ReadDb, { known, made, given }: Readdressed): Promise<MadeProduct> {
  const wanted = languages.flatMap((language) => {
    const slug = given[language];
    return slug === undefined ? [] : [{ language, slug }];
  });
  const taken = await findTakenAddress(db, wanted, known.id);
  if (taken !== undefined)
    throw refusedField('SLUG_TAKEN', `/${slugField[taken.language]}`, { slug: taken.slug });
  const named = await namedAgain(db, known, made);
  const slugOf = (language: LanguageWord) => given[language] ?? named[`slug_${language}`];
  return { ...made, slug_uz: slugOf('uz'), slug_ru: slugOf('ru'), slug_en: slugOf('en') };
}

/** Makes addresses of the new names; addresses chosen by hand stay. */
async function namedAgain(db: ReadDb, known: MadeProduct, made: MadeProduct): Promise<MadeProduct> {
  if (languages.every((language) => known.name[language] === made.name[language])) return made;
  const plan = { made, isNew: false, changes: [] };
  const picked = withSlugs(plan, { before: known.name, taken: await findTakenSlugs(db, [plan]) });
  const slugOf = (language: LanguageWord) =>
    isChosen(known, language) ? known[`slug_${language}`] : picked[`slug_${language}`];
  return { ...picked, slug_uz: slugOf('uz'), slug_ru: slugOf('ru'), slug_en: slugOf('en') };
}

/** Whether an address was chosen by hand, not made of the name. */
function isChosen(known: MadeProduct, language: LanguageWord): boolean {
  const { artikul, kind, name } = known;
  const wishes = slugWishes({ name: name[language] || name.uz, artikul, kind });
  const slug = known[`slug_${language}`];
  return !wishes.some((wish) => slug === wish || slug.startsWith(`${wish}-`));
}
