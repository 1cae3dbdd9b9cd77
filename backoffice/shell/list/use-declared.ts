import { useSearchParams } from 'react-router';
import { shownColumns } from '../../kit/list/list-columns.ts';
import { type DeclaredList, defaultColumnsOf } from './declared-list.ts';

/** The displayed columns of a declared list, from its address, in their order. */
export function useShown<Name extends string>(declared: DeclaredList<Name>): Name[] {
  const [search] = useSearchParams();
  return shownColumns(search, { all: declared.columns, defaults: defaultColumnsOf(declared) });
}
