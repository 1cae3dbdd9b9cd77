import type { RefObject } from 'react';
import type { SavedView } from '#contract/admin/view.ts';
import { FilterBar, type ListFilter } from '../../kit/list/filter-bar.tsx';
import { SearchField, ViewMenu } from '../../kit/list/list-filters.tsx';
import { useWords } from '../../kit/words.tsx';
import { ViewsButton } from '../../shell/list/views-button.tsx';
import { useSession } from '../../shell/session.ts';
import type { StaffStores } from '../../shell/stores.ts';
import { states, withdrawnReasons } from '../piece-words.ts';
import { pieceRanges, piecesAddress } from './list-query.ts';
import { useFilterKinds } from './filter-kinds.tsx';
import type { GoodsWords } from './load-words.ts';
import { viewsOf } from './views.ts';

interface Props {
  stores: StaffStores;
  goods: GoodsWords;
  /** The tags that pieces have. */
  tags: readonly string[];
  /** The views saved by staff. */
  saved: readonly SavedView[];
  /** When the list was loaded. */
  now: Date;
  field: RefObject<HTMLInputElement | null>;
}

/** The filters of the list, all stored in the address. */
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

const alwaysShown = { isAlwaysShown: true };

function useFilters({ stores, goods, tags }: Pick<Props, 'stores' | 'goods' | 'tags'>): ListFilter[] {
  const { t } = useWords();
  const { word, named, called, switches, day, range } = useFilterKinds();
  const probes = [...new Set(goods.preciousMetals.flatMap((metal) => metal.probes))].toSorted(
    (a, b) => a - b,
  );
  const plain = (words: readonly (string | number)[]) =>
    words.map((one) => ({ id: String(one), label: String(one) }));
  const warehouse = { id: '0', label: t('bo-pieces:warehouse') };
  return [
    { ...word('state', named('state', states)), ...alwaysShown },
    { ...word('storeId', [warehouse, ...called(stores, ({ id }) => id)]), ...alwaysShown },
    {
      ...word(
        'categoryId',
        called(goods.categories, ({ id }) => id),
      ),
      ...alwaysShown,
    },
    {
      ...word(
        'metal',
        called(goods.metals, ({ code }) => code),
      ),
      ...alwaysShown,
    },
    { ...switches('marks', named('mark', piecesAddress.switches)), ...alwaysShown },
    word('withdrawnBecause', named('because', withdrawnReasons)),
    word('heldBy', [
      { id: 'ORDER', label: t('bo-pieces:order') },
      ...named('holder', ['CHECKOUT', 'COUNTER', 'SET_ASIDE']),
    ]),
    word(
      'collectionId',
      called(goods.collections, ({ id }) => id),
    ),
    word('probe', plain(probes)),
    word('certificate.is', named('certificateIs', ['set', 'unset']), 'single'),
    word('priceSource', named('source', ['FORMULA', 'FIXED'])),
    word('tag', plain(tags)),
    ...['receivedOn.from', 'receivedOn.to'].map(day),
    ...pieceRanges.flatMap(range),
  ];
}
