import { useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import type { StaffColumn, StaffMember } from '#contract/admin/staff/staff.ts';
import { Button } from '#ui/controls/button.tsx';
import { FilterBar } from '../kit/list/filter-bar.tsx';
import { needsRows, queryOfAddress } from '../kit/list/list-address.ts';
import { SearchField } from '../kit/list/list-filters.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import type { DeclaredList } from '../shell/list/declared-list.ts';
import { DeclaredRows, type ListQuery, useListRows } from '../shell/list/declared-rows.tsx';
import { ListTools } from '../shell/list/list-tools.tsx';
import { viewsOfList } from '../shell/list/saved-views.ts';
import { useShown } from '../shell/list/use-declared.ts';
import { alwaysShown, useFilterMakers } from '../shell/list/use-filters.tsx';
import { filtersAlone, wholePage } from '../shell/list/whole-list.ts';
import { withPermission } from '../shell/load-session.ts';
import { hasPermission, useSession } from '../shell/session.ts';
import { loadStores, nameIn, type StaffStores } from '../shell/stores.ts';
import { SystemFrame } from '../shell/system/system-frame.tsx';
import { ChangeSheet } from './change-sheet.tsx';
import { type Done, DoneNotice } from './done-notice.tsx';
import { InviteSheet } from './invite-sheet.tsx';
import { NetworksSection } from './networks-section.tsx';
import { useStaffColumns } from './staff-columns.tsx';
import { roles as everyRole } from '../shell/roles.ts';

const staffList: DeclaredList<StaffColumn> = {
  name: 'staff',
  path: '/staff',
  address: { words: ['q', 'sort', 'role', 'state', 'storeId'], switches: [], sort: 'name' },
  columns: ['name', 'state', 'role', 'stores', 'email', 'seenAt', 'sessions'],
};
const states = ['INVITED', 'ACTIVE', 'SUSPENDED'];

const load = async (query: ListQuery, options?: { signal?: AbortSignal }) =>
  wholePage(await callApi('GET /api/admin/v1/staff', { query: filtersAlone(query) }, options));

export const loader = withPermission('staff.read', async ({ request }) => {
  const url = new URL(request.url);
  const saved = await viewsOfList(staffList, url);
  const [list, stores, networks, roles] = await Promise.all([
    load(queryOfAddress(url.searchParams, staffList.address)),
    loadStores(),
    callApi('GET /api/admin/v1/settings/staff-networks', {}),
    callApi('GET /api/admin/v1/invitations/roles', {}),
  ]);
  return { list, stores, networks, roles, saved };
});
export const shouldRevalidate = needsRows;

const keyOf = ({ id }: StaffMember) => String(id);

/** The members of the staff, with their roles and stores. */
export function Component() {
  const { t } = useWords();
  const session = useSession();
  const { list, stores, networks, roles, saved } = useLoaderData<typeof loader>();
  const field = useRef<HTMLInputElement>(null);
  const [isInviting, setInviting] = useState(false);
  const [changing, setChanging] = useState<number | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const say = (words: string) => setDone({ words });
  const changed = list.rows.find(({ id }) => id === changing);
  const found = useListRows(staffList, { list, load });
  const columns = useStaffColumns({ stores, onChange: setChanging });
  const shown = useShown(staffList);
  const filters = useFilters(stores);
  return (
    <SystemFrame
      tab="staff"
      actions={
        <ListTools declared={staffList} {...{ columns, shown, saved }} count={list.count}>
          {roles.length > 0 && <Button onClick={() => setInviting(true)}>{t('bo-staff:invite')}</Button>}
        </ListTools>
      }
    >
      {done !== null && <DoneNotice done={done} />}
      <div className="bar">
        <SearchField field={field} label={t('bo-staff:search')} hint={t('bo-staff:search')} />
        <FilterBar filters={filters} />
      </div>
      <DeclaredRows
        declared={staffList}
        caption={t('bo-shell:system.staff')}
        {...{ found, columns, keyOf, filters }}
        empty={{ title: t('bo-staff:empty') }}
      />
      <NetworksSection networks={networks} mayWrite={hasPermission(session, 'settings.write')} onDone={say} />
      {isInviting && (
        <InviteSheet {...{ stores, roles }} onDone={setDone} onClose={() => setInviting(false)} />
      )}
      {changed && (
        <ChangeSheet member={changed} stores={stores} onDone={setDone} onClose={() => setChanging(null)} />
      )}
    </SystemFrame>
  );
}

function useFilters(stores: StaffStores) {
  const { t, language } = useWords();
  const { word } = useFilterMakers();
  return [
    word(
      'role',
      t('bo-staff:role'),
      everyRole.map((id) => ({ id, label: t(`bo-shell:role.${id}`) })),
    ),
    word(
      'state',
      t('bo-staff:state'),
      states.map((id) => ({ id, label: t(`bo-staff:states.${id}`) })),
    ),
    word(
      'storeId',
      t('bo-staff:stores'),
      stores.map((store) => ({ id: String(store.id), label: nameIn(store, language) })),
    ),
  ].map(alwaysShown);
}
