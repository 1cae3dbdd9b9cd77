import type { RefObject } from 'react';
import { SearchField, SwitchFilter, ViewMenu, WordFilter } from '../../kit/list/list-filters.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn } from '../../shell/stores.ts';
import type { CatalogWords } from '../load-catalog.ts';
import { makes, states } from '../model-words.ts';
import { modelsAddress, views } from './list-query.ts';

/** What the list shows, every choice of it in the address. */
export function ModelFilters({
  catalog,
  field,
}: {
  catalog: CatalogWords;
  field: RefObject<HTMLInputElement | null>;
}) {
  const { t, language } = useWords();
  const named = (group: string, words: readonly string[]) =>
    words.map((id) => ({ id, label: t(`bo-models:${group}.${id}`) }));
  const things = (list: CatalogWords['categories'] | CatalogWords['collections']) =>
    list.map((one) => ({ id: String(one.id), label: nameIn(one, language) }));
  return (
    <div className="bar">
      <ViewMenu
        label={t('bo-models:view')}
        views={views.map(({ name, query }) => ({ id: name, label: t(`bo-models:views.${name}`), query }))}
      />
      <SearchField field={field} label={t('bo-models:search')} hint={t('bo-models:searchHint')} />
      <div className="bar filters">
        <WordFilter name="state" label={t('bo-models:column.state')} options={named('state', states)} />
        <WordFilter
          name="categoryId"
          label={t('bo-models:column.category')}
          options={things(catalog.categories)}
        />
        <WordFilter
          name="collectionId"
          label={t('bo-models:input.collectionIds')}
          options={things(catalog.collections)}
        />
        <WordFilter
          name="metal"
          label={t('bo-models:input.metal')}
          options={catalog.metals.map((metal) => ({ id: metal.code, label: nameIn(metal, language) }))}
        />
        <WordFilter name="make" label={t('bo-models:input.make')} options={named('make', makes)} />
        <SwitchFilter label={t('bo-models:marks')} options={named('mark', modelsAddress.switches)} />
      </div>
    </div>
  );
}
