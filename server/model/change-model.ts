import type { ChangeModel } from '#contract/admin/catalog/model.ts';
import type { Db } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { MadeProduct } from '../import/plan-product.ts';
import { findProduct, saveProduct } from '../import/save-product.ts';
import { withAddresses } from './addresses.ts';
import {
  giveCodesToPieces,
  replaceCollections,
  selectCodes,
  selectUnknown,
  touchModel,
  updateModel,
  upsertVat,
} from './queries-change.ts';
import { selectModelFacts } from './queries-model.ts';
import { type GivenText, nameField, textsOfChange } from './wire-change.ts';

interface Changing {
  /** The id of the model, which the caller has locked. */
  id: number;
  artikul: string;
  change: ChangeModel;
  now: Date;
}

/**
 * Saves the staff's changes of a model, by the rules of the import. Refuses with SLUG_TAKEN (facts: slug), and with VALIDATION_FAILED for
 * an empty name or an unknown dictionary word.
 */
export async function changeModel(db: Db, { id, artikul, change, now }: Changing): Promise<void> {
  const known = await findProduct(db, artikul);
  if (known === undefined) throw new Error(`model ${artikul} was locked but does not exist`);
  await requireKnown(db, change);
  const made = changed(known, change);
  requireSound(made);
  const given = textsOfChange(change).slug;
  await saveProduct(db, { known, made: await withAddresses(db, { known, made, given }) });
  await changeOtherFacts(db, { id, artikul, change, now });
}

/** Changes what the import does not cover: search words, receipt codes, collections, VAT. */
async function changeOtherFacts(db: Db, { id, change, now }: Changing): Promise<void> {
  const { collectionIds, vatPercent, ikpu, packageCode } = change;
  const today = tashkentDay(now);
  const facts = await selectModelFacts(db, { id, today });
  const before = await selectCodes(db, id);
  const isMoved = collectionIds !== undefined && (await replaceCollections(db, { id, collectionIds }));
  const isTaxed = vatPercent !== undefined && vatPercent !== facts.vat_percent;
  if (isTaxed) await upsertVat(db, { id, percent: vatPercent, today });
  await updateModel(db, id, {
    ...searchWords(facts, change),
    ...(ikpu !== undefined && { ikpu }),
    ...(packageCode !== undefined && { package_code: packageCode }),
  });
  if (isMoved || isTaxed) await touchModel(db, id);
  if (ikpu === undefined && packageCode === undefined) return;
  const after = { ikpu: ikpu ?? null, package_code: packageCode ?? null };
  await giveCodesToPieces(db, { id, before, after });
}

/** Refuses with VALIDATION_FAILED for unknown dictionary words. */
export async function requireKnown(db: Db, change: ChangeModel): Promise<void> {
  const unknown = await selectUnknown(db, change);
  if (unknown.length > 0) throw invalid(unknown, 'invalid');
}

function requireSound({ name, kind, metal, gender, make, styles }: MadeProduct): void {
  const empty = (['ru', 'uz'] as const).filter((language) => name[language] === '');
  if (empty.length > 0)
    throw invalid(
      empty.map((language) => nameField[language]),
      'required',
    );
  if (kind === 'loose-stone' && [metal, gender, make, ...styles].some((fact) => fact !== null))
    throw invalid(['metal'], 'invalid');
}

const invalid = (fields: readonly string[], code: string): Refusal =>
  new Refusal(
    'VALIDATION_FAILED',
    undefined,
    fields.map((field) => ({ path: `/${field}`, code })),
  );

function changed(known: MadeProduct, change: ChangeModel): MadeProduct {
  const { categoryId, metal, gender, occasions, styles, make } = change;
  const { name, description } = textsOfChange(change);
  return {
    ...known,
    name: mixed(known.name, name),
    description: mixed(known.description, description),
    ...(categoryId !== undefined && { category_id: categoryId }),
    ...(metal !== undefined && { metal }),
    ...(gender !== undefined && { gender }),
    ...(occasions !== undefined && { occasions }),
    ...(styles !== undefined && { styles }),
    ...(make !== undefined && { make }),
  };
}

const mixed = (before: LocalizedText, given: GivenText): LocalizedText => ({
  uz: given.uz?.trim() ?? before.uz,
  ru: given.ru?.trim() ?? before.ru,
  en: given.en?.trim() ?? before.en,
});

const nothing: LocalizedText = { uz: '', ru: '', en: '' };

/** The texts for search engines; null if they are empty in every language. */
function searchWords(
  before: { seo_title: LocalizedText | null; seo_description: LocalizedText | null },
  change: ChangeModel,
) {
  const { seoTitle, seoDescription } = textsOfChange(change);
  return {
    ...(isGiven(seoTitle) && { seo_title: orNone(mixed(before.seo_title ?? nothing, seoTitle)) }),
    ...(isGiven(seoDescription) && {
      seo_description: orNone(mixed(before.seo_description ?? nothing, seoDescription)),
    }),
  };
}

const isGiven = (texts: GivenText): boolean => Object.values(texts).some((text) => text !== undefined);
const orNone = (text: LocalizedText): LocalizedText | null =>
  Object.values(text).every((one) => one === '') ? null : text;
