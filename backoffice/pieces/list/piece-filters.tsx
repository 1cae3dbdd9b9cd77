import type { RefObject } from 'react';
import type { SavedView } from '#contract/admin/view.ts';
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
  /** That are saved. */
  saved: readonly SavedView[];
  /** When the list was read. */
  now: Date;
  field: RefObject<HTMLInputElement | null>;
}

/** What the list shows, every choice of it in the address. */
export function PieceFilters({ stores, goods, saved, now, field }: Props) {
  const { t, language } = useWords();
  const storeIds = useSession()?.storeIds ?? [];
  const named = (group: string, words: readonly string[]) =>
    words.map((id) => ({ id, label: t(`bo-pieces:${group}.${id}`) }));
  const probes = [...new Set(goods.preciousMetals.flatMap((metal) => metal.probes))].toSorted(
    (a, b) => a - b,
  );
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
      <div className="bar filters">
        <WordFilter name="state" label={t('bo-pieces:column.state')} options={named('state', states)} />
        <WordFilter
          name="withdrawnBecause"
          label={t('bo-pieces:withdrawnBecause')}
          options={named('because', withdrawnReasons)}
        />
        <WordFilter
          name="storeId"
          label={t('bo-pieces:column.place')}
          options={[
            { id: '0', label: t('bo-pieces:warehouse') },
            ...stores.map((store) => ({ id: String(store.id), label: nameIn(store, language) })),
          ]}
        />
        <WordFilter
          name="categoryId"
          label={t('bo-pieces:category')}
          options={goods.categories.map((one) => ({ id: String(one.id), label: nameIn(one, language) }))}
        />
        <WordFilter
          name="metal"
          label={t('bo-pieces:metal')}
          options={goods.metals.map((metal) => ({ id: metal.code, label: nameIn(metal, language) }))}
        />
        <WordFilter
          name="probe"
          label={t('bo-pieces:column.probe')}
          options={probes.map((probe) => ({ id: String(probe), label: String(probe) }))}
        />
        <SwitchFilter label={t('bo-pieces:marks')} options={named('mark', piecesAddress.switches)} />
        <DayFilter name="receivedOn.from" label={t('bo-pieces:receivedFrom')} />
        <DayFilter name="receivedOn.to" label={t('bo-pieces:receivedTo')} />
      </div>
    </div>
  );
}
