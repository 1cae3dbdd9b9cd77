import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Permission } from '#domain/auth/permissions.ts';
import { filtersIn, type ListAddress } from '../../kit/list/list-address.ts';
import { Nothing } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { useSession } from '../session.ts';
import { emptyKind } from './empty-kind.ts';
import { FewerFilters } from './fewer-filters.tsx';
import type { Counted } from './list-count.tsx';

interface Props {
  address: ListAddress;
  /** The label of a filter; `q` is the search. */
  labelOf: (name: string) => string;
  /** The number of rows at another address of this list. */
  count: (search: URLSearchParams) => Promise<Counted | null>;
  /** Shown if there was never a row, or nothing is pending in a work list; with an action to create the first one. */
  empty: { title: string; action?: ReactNode };
  /** The permission of the screen; staff who have it for their own stores see the records of these stores. */
  permission?: Permission | undefined;
}

/** Shown if no row matches the filters, with those that may be removed; if there are none in the user's own stores; or none at all. */
export function NoRows({ address, labelOf, count, empty, permission }: Props) {
  const { t } = useWords();
  const [search] = useSearchParams();
  const isOwn =
    useSession()?.permissions.some((one) => one.permission === permission && one.scope === 'OWN') ?? false;
  const kind = emptyKind(search, { address, isOwn });
  if (kind !== 'FILTERED')
    return (
      <Nothing title={kind === 'OWN_STORES' ? t('bo-shell:list.noneInStores') : empty.title}>
        {empty.action}
      </Nothing>
    );
  const all = new URLSearchParams(search);
  for (const name of filtersIn(search, address)) all.delete(name);
  // an empty address would open the view of the role
  all.set('sort', search.get('sort') ?? address.sort);
  return (
    <Nothing title={t('bo-shell:list.noneFound')}>
      <FewerFilters {...{ address, labelOf, count }} />
      <Link to={{ search: all.toString() }}>{t('bo-shell:list.showAll')}</Link>
    </Nothing>
  );
}
