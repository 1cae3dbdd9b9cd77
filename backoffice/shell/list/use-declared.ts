import { useSearchParams } from 'react-router';
import { shownColumns } from '../../kit/list/list-columns.ts';
import type { DeclaredList } from './declared-list.ts';

/** The displayed columns of a declared list, from its address, in their order. */
export function useShown<Name extends string>({ columns: all, usual }: DeclaredList<Name>): Name[] {
  const [search] = useSearchParams();
  return shownColumns(search, { all, usual });
}
