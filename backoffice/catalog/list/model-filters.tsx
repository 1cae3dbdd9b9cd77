import type { RefObject } from 'react';
import type { SavedView } from '#contract/admin/view.ts';
import { FilterBar, type ListFilter } from '../../kit/list/filter-bar.tsx';
import { SearchField, SwitchFilter, ViewMenu, WordFilter } from '../../kit/list/list-filters.tsx';
import { useWords } from '../../kit/words.tsx';
import { ViewsButton } from '../../shell/list/views-button.tsx';
import { nameIn } from '../../shell/stores.ts';
import type { CatalogWords } from '../load-catalog.ts';
import { genders, health, kinds, makes, states } from '../model-words.ts';
import { modelsAddress, views } from './list-query.ts';

interface Props {
  catalog: CatalogWords;
  /** The views saved by staff. */
  saved: readonly SavedView[];
  field: RefObject<HTMLInputElement | null>;
}

/** The filters of the list, all stored in the address. */
export function ModelFilters({ catalog, saved, field }: Props) {
  const { t } = useWords();
  return (
    <div className="bar">
      <ViewMenu
        label={t('bo-models:view')}
        views={[
          ...views.map(({ name, query }) => ({ id: name, label: t(`bo-models:views.${name}`), query })),
          ...saved.map(({ id, name, query }) => ({ id: String(id), label: name, query })),
        ]}
      />
      <SearchField field={field} label={t('bo-models:search')} hint={t('bo-models:searchHint')} />
      <ViewsButton list="models" views={saved} />
      <FilterBar filters={useFilters(catalog)} />
    </div>
  );
}

const alwaysShown = { isAlwaysShown: true };

function useFilters(catalog: CatalogWords): ListFilter[] {
  const { t, language } = useWords();
  const label = useFilterLabel();
  const named = (group: string, words: readonly string[]) =>
    words.map((id) => ({ id, label: t(`bo-models:${group}.${id}`) }));
  const things = (list: CatalogWords['categories'] | CatalogWords['collections']) =>
    list.map((one) => ({ id: String(one.id), label: nameIn(one, language) }));
  const codes = (list: CatalogWords['metals'] | CatalogWords['styles']) =>
    list.map((one) => ({ id: one.code, label: nameIn(one, language) }));
  const word = (name: string, options: { id: string; label: string }[]): ListFilter => ({
    name,
    label: label(name),
    node: <WordFilter name={name} label={label(name)} options={options} />,
  });
  return [
    { ...word('state', named('state', states)), ...alwaysShown },
    { ...word('categoryId', things(catalog.categories)), ...alwaysShown },
    { ...word('metal', codes(catalog.metals)), ...alwaysShown },
    { ...word('health', named('health', health)), ...alwaysShown },
    {
      name: 'marks',
      label: label('marks'),
      node: <SwitchFilter label={label('marks')} options={named('mark', modelsAddress.switches)} />,
      ...alwaysShown,
    },
    word('collectionId', things(catalog.collections)),
    word('kind', named('kind', kinds)),
    word('make', named('make', makes)),
    word('style', codes(catalog.styles)),
    word('gender', named('gender', genders)),
    word('occasion', codes(catalog.occasions)),
  ];
}

/** The label of a filter's button. */
export function useFilterLabel(): (name: string) => string {
  const { t } = useWords();
  const labels: Record<string, string> = {
    q: t('bo-models:search'),
    marks: t('bo-models:marks'),
    state: t('bo-models:column.state'),
    categoryId: t('bo-models:column.category'),
    collectionId: t('bo-models:input.collectionIds'),
    metal: t('bo-models:input.metal'),
    kind: t('bo-models:input.kind'),
    make: t('bo-models:input.make'),
    style: t('bo-models:input.styles'),
    gender: t('bo-models:input.gender'),
    occasion: t('bo-models:input.occasions'),
    health: t('bo-models:lacking'),
  };
  return (name) => labels[name] ?? t(`bo-models:mark.${name}`);
}
