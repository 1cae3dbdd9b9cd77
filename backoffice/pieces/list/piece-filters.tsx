import type { RefObject } from 'react';
import type { SavedView } from '#contract/admin/view.ts';
import { FilterBar, type ListFilter } from '../../kit/list/filter-bar.tsx';
import { DayFilter, SearchField, SwitchFilter, ViewMenu, WordFilter } from '../../kit/list/list-filters.tsx';
import { useWords } from '../../kit/words.tsx';
import { ViewsButton } from '../../shell/list/views-button.tsx';
import { useSession } from '../../shell/session.ts';
import { nameIn, type StaffStores } from '../../shell/stores.ts';
import { states, withdrawnReasons } from '../piece-words.ts';
import { piecesAddress } from './list-query.ts';
import type { GoodsWords } from './load-words.ts';
import { viewsOf } from './views.ts';

interface Props {
  stores: StaffStores;
  goods: GoodsWords;
  /** That pieces have. */
  tags: readonly string[];
  /** That are saved. */
  saved: readonly SavedView[];
  /** When the list was read. */
  now: Date;
  field: RefObject<HTMLInputElement | null>;
}

/** What the list shows, every choice of it in the address. */
export function PieceFilters({ stores, goods, tags, saved, now, field }: Props) {
  const { t } = useWords();
  const storeIds = useSession()?.storeIds ?? [];
  return (
    <div className="bar">
      <ViewMenu
        label={t('bo-pieces:view')}
        views={[
          ...viewsOf({ storeIds, now }).map(({ name, query }) => ({
            id: name,
            label: t(`bo-pieces:views.${name}`),
            query,
          })),
          ...saved.map(({ id, name, query }) => ({ id: String(id), label: name, query })),
        ]}
      />
      <SearchField field={field} label={t('bo-pieces:search')} hint={t('bo-pieces:searchHint')} />
      <ViewsButton list="pieces" views={saved} />
      <FilterBar filters={useFilters({ stores, goods, tags })} />
    </div>
  );
}

const usual = { isUsual: true };

function useFilters({ stores, goods, tags }: Pick<Props, 'stores' | 'goods' | 'tags'>): ListFilter[] {
  const { t, language } = useWords();
  const label = useFilterLabel();
  const named = (group: string, words: readonly string[]) =>
    words.map((id) => ({ id, label: t(`bo-pieces:${group}.${id}`) }));
  const probes = [...new Set(goods.preciousMetals.flatMap((metal) => metal.probes))].toSorted(
    (a, b) => a - b,
  );
  const word = (name: string, options: { id: string; label: string }[]): ListFilter => ({
    name,
    label: label(name),
    node: <WordFilter name={name} label={label(name)} options={options} />,
  });
  const day = (name: string): ListFilter => ({
    name,
    label: label(name),
    node: <DayFilter name={name} label={label(name)} />,
  });
  const places = stores.map((store) => ({ id: String(store.id), label: nameIn(store, language) }));
  return [
    { ...word('state', named('state', states)), ...usual },
    { ...word('storeId', [{ id: '0', label: t('bo-pieces:warehouse') }, ...places]), ...usual },
    {
      ...word(
        'categoryId',
        goods.categories.map((one) => ({ id: String(one.id), label: nameIn(one, language) })),
      ),
      ...usual,
    },
    {
      ...word(
        'metal',
        goods.metals.map((metal) => ({ id: metal.code, label: nameIn(metal, language) })),
      ),
      ...usual,
    },
    {
      name: 'marks',
      label: t('bo-pieces:marks'),
      node: <SwitchFilter label={t('bo-pieces:marks')} options={named('mark', piecesAddress.switches)} />,
      ...usual,
    },
    word('withdrawnBecause', named('because', withdrawnReasons)),
    word('heldBy', [
      { id: 'ORDER', label: t('bo-pieces:order') },
      ...named('holder', ['CHECKOUT', 'COUNTER', 'SET_ASIDE']),
    ]),
    word(
      'collectionId',
      goods.collections.map((one) => ({ id: String(one.id), label: nameIn(one, language) })),
    ),
    word(
      'probe',
      probes.map((probe) => ({ id: String(probe), label: String(probe) })),
    ),
    word('priceSource', named('source', ['FORMULA', 'FIXED'])),
    word(
      'tag',
      tags.map((tag) => ({ id: tag, label: tag })),
    ),
    day('receivedOn.from'),
    day('receivedOn.to'),
  ];
}

/** A filter as its button is called. */
export function useFilterLabel(): (name: string) => string {
  const { t } = useWords();
  const labels: Record<string, string> = {
    q: t('bo-pieces:search'),
    state: t('bo-pieces:column.state'),
    storeId: t('bo-pieces:column.place'),
    probe: t('bo-pieces:column.probe'),
    tag: t('bo-pieces:column.tags'),
    withdrawnBecause: t('bo-pieces:withdrawnBecause'),
    categoryId: t('bo-pieces:category'),
    collectionId: t('bo-pieces:collection'),
    metal: t('bo-pieces:metal'),
    heldBy: t('bo-pieces:heldBy'),
    priceSource: t('bo-pieces:priceSource'),
    'receivedOn.from': t('bo-pieces:receivedFrom'),
    'receivedOn.to': t('bo-pieces:receivedTo'),
  };
  return (name) => labels[name] ?? t(`bo-pieces:mark.${name}`);
}
