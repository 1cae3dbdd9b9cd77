import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { ModelRow, ModelsQuery, StaffModel } from '#contract/admin/catalog/model.ts';
import type { AuditEntry } from '#contract/admin/audit.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { withCategoriesBelow } from '#server/catalog/category-branches.ts';
import { auditEntryToWire } from '#server/kit/audit-entry.ts';
import { countWithin } from '#server/kit/count-within.ts';
import { idsOf, type ListSort, readPage, type ListedRows } from '#server/kit/list-page.ts';
import { Refusal } from '#server/kit/refusal.ts';
import {
  selectModelFacts,
  selectModelHistory,
  selectModelPictures,
  selectPiecesOfModel,
} from './queries-model.ts';
import {
  countModels,
  findModel,
  type ModelFilter,
  type ModelListRow,
  selectModels,
} from './queries-model-list.ts';
import { selectReadiness } from './queries-schedule.ts';
import { recordToWire, rowToWire } from './wire.ts';

type Query = Static<typeof ModelsQuery>;

const sorts: Record<string, Omit<ListSort, 'isDescending'>> = {
  updatedAt: { by: sql`p.updated_at`, type: 'timestamptz' },
  artikul: { by: sql`p.artikul`, type: 'text' },
  views: { by: sql`p.views`, type: 'bigint' },
  sold: { by: sql`p.sold`, type: 'bigint' },
};

/**
 * Returns a page of models, latest changed first unless `sort` says otherwise. Two statements, three with a category. Refuses with
 * CURSOR_INVALID or COUNT_TOO_SLOW.
 */
export async function listModels(db: Db, query: Query): Promise<ListedRows<ModelRow>> {
  const filter = await readModelFilter(db, query);
  const page = await readPage(query, {
    sorts,
    defaultSort: '-updatedAt',
    id: sql`p.id`,
    select: (part) => selectModels(db, filter, part),
    count: (wanted) =>
      wanted === 'exact'
        ? countWithin(db, (db) => countModels(db, filter, wanted))
        : countModels(db, filter, wanted),
  });
  return { ...page, rows: page.rows.map(rowToWire) };
}

/** Builds the filter from a list's query, without its page. */
export async function readModelFilter(db: ReadDb, query: Query): Promise<ModelFilter> {
  const { q, categoryId, collectionId, markdown, scheduled } = query;
  return {
    ...(q !== undefined && { q }),
    ...wordLists(query),
    ...(categoryId !== undefined && {
      categoryIds: await withCategoriesBelow(db, idsOf(categoryId)),
    }),
    ...(collectionId !== undefined && { collectionIds: idsOf(collectionId) }),
    ...(markdown === true && { markdown }),
    ...(scheduled === true && { scheduled }),
  };
}

/** Filters that match any of several values. */
const wordLists = ({ state, metal, kind, make, style, gender, occasion, health }: Query) => ({
  ...(state !== undefined && { states: state.split(',') }),
  ...(metal !== undefined && { metals: metal.split(',') }),
  ...(kind !== undefined && { kinds: kind.split(',') }),
  ...(make !== undefined && { makes: make.split(',') }),
  ...(style !== undefined && { styles: style.split(',') }),
  ...(gender !== undefined && { genders: gender.split(',') }),
  ...(occasion !== undefined && { occasions: occasion.split(',') }),
  ...(health !== undefined && { health: health.split(',') }),
});

/** Finds a model by an artikul as typed. Refuses with NOT_FOUND. */
async function requireModel(db: ReadDb, artikul: string): Promise<ModelListRow> {
  const row = (await findModel(db, artikul)) ?? (await findModel(db, artikul.toUpperCase()));
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return row;
}

/** Returns a model in full. Five statements for any number of pieces. Refuses with NOT_FOUND. */
export async function readModel(
  db: ReadDb,
  { artikul, now }: { artikul: string; now: Date },
): Promise<StaffModel> {
  const row = await requireModel(db, artikul);
  const { id } = row;
  const [readiness] = await selectReadiness(db, [id]);
  if (readiness === undefined) throw new Refusal('NOT_FOUND');
  return recordToWire({
    readiness,
    row,
    facts: await selectModelFacts(db, { id, today: tashkentDay(now) }),
    pictures: await selectModelPictures(db, id),
    pieces: await selectPiecesOfModel(db, id),
  });
}

/** Returns the audit history of a model. Refuses with NOT_FOUND. */
export async function readModelHistory(db: ReadDb, artikul: string): Promise<AuditEntry[]> {
  const model = await requireModel(db, artikul);
  return (await selectModelHistory(db, model)).map(auditEntryToWire);
}
