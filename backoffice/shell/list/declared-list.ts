import type { ExportedListName } from '#contract/admin/system/list-export.ts';
import type { ListAddress } from '../../kit/list/list-address.ts';

/**
 * The declaration of a list: what its address may contain and what it can show. From it a screen gets views, columns
 * and files (list-tools.tsx).
 */
export interface DeclaredList<Name extends string> {
  name: ExportedListName;
  /** The path of the list's screen. */
  path: string;
  address: ListAddress;
  /** All columns, the one that opens a row first. */
  columns: readonly Name[];
  /** The columns shown until a person chooses others; omitted = all. */
  defaultColumns?: readonly Name[];
}

export const defaultColumnsOf = <Name extends string>({
  columns,
  defaultColumns = columns,
}: Pick<DeclaredList<Name>, 'columns' | 'defaultColumns'>): readonly Name[] => defaultColumns;
