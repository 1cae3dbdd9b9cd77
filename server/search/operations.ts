import type { searchOperations as declared } from '#contract/operations/search.ts';
import type { Catalogs } from '#server/catalog/catalogs.ts';
import type { OperationFunctions } from '#server/kit/operation.ts';
import type { Names } from './names.ts';
import { suggest } from './suggest.ts';

export interface SearchDeps {
  catalogs: Catalogs;
  /** Names of categories and collections, by which suggestions are found. */
  names: () => Promise<Names>;
}

export const searchOperations = {
  async suggest({ catalogs, names }, { caller: { user, language }, input }) {
    const catalog = await catalogs.of(user);
    return { answer: await suggest({ catalog, names }, { text: input.q.trim(), language }), tags: [] };
  },
} satisfies OperationFunctions<typeof declared, SearchDeps>;
