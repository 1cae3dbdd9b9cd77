import type { Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { Type } from 'typebox';
import { ChangeCollections, ChangeWords, MoveModels } from '#contract/admin/catalog/model-bulk.ts';
import { Nullable, Shape } from '#contract/primitives.ts';
import type { BulkActions, BulkSpec } from '#server/bulk/bulk-action.ts';
import { createBulkAction } from '#server/bulk/create-action.ts';
import {
  type BulkModelRow,
  lockModelsById,
  selectModelsById,
  updateCategories,
  updateCollections,
  updateWords,
} from './queries-bulk.ts';
import { stateActions } from './state-actions.ts';

const Category = Shape({ categoryId: Type.String() });
const WordFacts = Shape({ words: Nullable(Type.String()) });
type Category = Static<typeof Category>;
type WordFacts = Static<typeof WordFacts>;

const storedCategory = Compile(Category);
const storedWords = Compile(WordFacts);
const storedMove = Compile(MoveModels);
const storedCollections = Compile(ChangeCollections);
const storedChange = Compile(ChangeWords);

const ofModels = {
  entry: { action: 'models.change', resource: 'model' },
  permission: 'catalog.write',
  canUndo: true,
  read: selectModelsById,
  lock: lockModelsById,
} satisfies Partial<BulkSpec<BulkModelRow, never, never>>;

const factsOf = (words: readonly (string | number)[]): WordFacts => ({
  words: words.length === 0 ? null : words.join(', '),
});
const wordsIn = ({ words }: WordFacts): string[] => (words === null ? [] : words.split(', '));

/** Without duplicates and sorted, so that equal sets of words are equal facts. */
function changed<Word extends string | number>(
  words: readonly Word[],
  { add, remove }: { add: readonly Word[]; remove: readonly Word[] },
): Word[] {
  const after = new Set([...words, ...add]);
  for (const word of remove) after.delete(word);
  return sorted([...after]);
}

const sorted = <Word extends string | number>(words: readonly Word[]): Word[] =>
  words.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));

const ofWords = (column: 'occasions' | 'styles') =>
  createBulkAction<BulkModelRow, WordFacts, ChangeWords>({
    ...ofModels,
    parseParameters: (value) => storedChange.Parse(value),
    parseFacts: (value) => storedWords.Parse(value),
    factsOf: (row) => factsOf(sorted(row[column])),
    decide(row, change) {
      const after = changed(row[column], change);
      const isStyledStone = column === 'styles' && row.kind === 'loose-stone' && after.length > 0;
      return isStyledStone ? { code: 'NOT_FOR_STONES' } : { after: factsOf(after) };
    },
    write: (db, { changes }) =>
      updateWords(
        db,
        column,
        changes.map(({ row: { id }, after }) => ({ id, words: wordsIn(after) })),
      ),
  });

/** The staff's actions on many models at once (backoffice.md 2.7), each with Undo. */
export const modelBulkActions: BulkActions = {
  ...stateActions(ofModels),
  'models.category': createBulkAction<BulkModelRow, Category, MoveModels>({
    ...ofModels,
    parseParameters: (value) => storedMove.Parse(value),
    parseFacts: (value) => storedCategory.Parse(value),
    factsOf: ({ categoryId }) => ({ categoryId: String(categoryId) }),
    decide: (_, { categoryId }) => ({ after: { categoryId: String(categoryId) } }),
    write: (db, { changes }) =>
      updateCategories(
        db,
        changes.map(({ row: { id }, after }) => ({ id, categoryId: Number(after.categoryId) })),
      ),
  }),
  'models.collections': createBulkAction<BulkModelRow, WordFacts, ChangeCollections>({
    ...ofModels,
    parseParameters: (value) => storedCollections.Parse(value),
    parseFacts: (value) => storedWords.Parse(value),
    factsOf: ({ collectionIds }) => factsOf(sorted(collectionIds)),
    decide: ({ collectionIds }, change) => ({ after: factsOf(changed(collectionIds, change)) }),
    write: (db, { changes }) =>
      updateCollections(
        db,
        changes.map(({ row: { id }, after }) => ({ id, collectionIds: wordsIn(after).map(Number) })),
      ),
  }),
  'models.occasions': ofWords('occasions'),
  'models.styles': ofWords('styles'),
};
