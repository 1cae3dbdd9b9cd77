import { useSearchParams } from 'react-router';
import { shownColumns } from '../../kit/list/list-columns.ts';
import type { DeclaredList } from './declared-list.ts';

/** The columns of a declared list that its address shows, in their order. */
export function useShown<Name extends string>({ columns: all, usual }: DeclaredList<Name>): Name[] {
  const [search] = useSearchParams();
  return shownColumns(search, { all, usual });
}
