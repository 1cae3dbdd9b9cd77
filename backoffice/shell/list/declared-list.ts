import type { ExportedListName } from '#contract/admin/system/list-export.ts';
import type { ListAddress } from '../../kit/list/list-address.ts';

/** A list, said once: what its address may say and what it can show. Its screen gets views, columns and files by that (list-tools.tsx). */
export interface DeclaredList<Name extends string> {
  name: ExportedListName;
  /** The path of the list's screen. */
  path: string;
  address: ListAddress;
  /** All that it has, the one that opens a row first. */
  columns: readonly Name[];
  usual: readonly Name[];
}
