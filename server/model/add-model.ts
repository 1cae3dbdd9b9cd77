import type { NewModel } from '#contract/admin/catalog/model.ts';
import type { Db } from '#database/connect.ts';
import { violates } from '#database/problems.ts';
import { Refusal, refusedField } from '#server/kit/refusal.ts';
import { findTakenSlugs } from '../import/plan-batch.ts';
import { type MadeProduct, withSlugs } from '../import/plan-product.ts';
import { addProduct, findProduct } from '../import/save-product.ts';
import { requireKnown } from './change-model.ts';
import { copyFacts } from './queries-change.ts';
import { nameOf } from './wire-change.ts';

/**
 * Adds a model as a draft, with addresses made of its name. Refuses with ARTIKUL_TAKEN, and with VALIDATION_FAILED for unknown dictionary
 * words and for facts that its kind must not have or lacks.
 */
export async function addModel(db: Db, given: NewModel): Promise<void> {
  const { artikul, categoryId, kind = 'jewel', metal = null, gender = null, make = null } = given;
  requireFactsOfKind({ kind, metal, gender, make });
  await requireKnown(db, { categoryId, ...(metal !== null && { metal }) });
  await addDraft(db, {
    id: null,
    artikul: artikul.toUpperCase(),
    kind,
    product_state: 'DRAFT',
    category_id: categoryId,
    name: nameOf(given),
    description: { uz: '', ru: '', en: '' },
    slug_uz: '',
    slug_ru: '',
    slug_en: '',
    is_diamond: false,
    metal,
    gender,
    occasions: [],
    styles: [],
    make,
    markdown_percent: null,
  });
}

type FactsOfKind = Pick<MadeProduct, 'kind' | 'metal' | 'gender' | 'make'>;

/** A jewel has a metal and a wearer, a loose stone only its stone. */
function requireFactsOfKind({ kind, metal, gender, make }: FactsOfKind): void {
  const wrong =
    kind === 'jewel'
      ? Object.entries({ metal, gender }).filter(([, value]) => value === null)
      : Object.entries({ metal, gender, make }).filter(([, value]) => value !== null);
  if (wrong.length === 0) return;
  const code = kind === 'jewel' ? 'required' : 'invalid';
  throw new Refusal(
    'VALIDATION_FAILED',
    undefined,
    wrong.map(([field]) => ({ path: `/${field}`, code })),
  );
}

/** Adds a draft that copies a model. Refuses with NOT_FOUND, ARTIKUL_TAKEN, or MODEL_STATE_CONFLICT for a loose stone. */
export async function duplicateModel(
  db: Db,
  { artikul, newArtikul }: { artikul: string; newArtikul: string },
): Promise<void> {
  const like = await findProduct(db, artikul);
  if (like?.id == null) throw new Refusal('NOT_FOUND');
  if (like.kind === 'loose-stone') throw new Refusal('MODEL_STATE_CONFLICT');
  const id = await addDraft(db, {
    ...like,
    id: null,
    artikul: newArtikul.toUpperCase(),
    product_state: 'DRAFT',
    markdown_percent: null,
  });
  await copyFacts(db, { from: like.id, to: id });
}

async function addDraft(db: Db, made: MadeProduct): Promise<number> {
  const plan = { made, isNew: true, changes: [] };
  const draft = withSlugs(plan, { before: null, taken: await findTakenSlugs(db, [plan]) });
  return addProduct(db, draft).catch((error: unknown) => {
    if (violates(error, 'products_artikul_key')) throw refusedField('ARTIKUL_TAKEN', '/artikul');
    throw error;
  });
}
