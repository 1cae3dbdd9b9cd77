import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { StaffMember } from '#contract/admin/staff/staff.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatInstant } from '../kit/instants.ts';
import { Notice } from '../kit/notice.tsx';
import { Status, type Tone } from '../kit/status.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { withPermission } from '../shell/load-session.ts';
import { hasPermission, useSession } from '../shell/session.ts';
import { loadStores, nameIn, type StaffStores } from '../shell/stores.ts';
import { SystemFrame } from '../shell/system/system-frame.tsx';
import { ChangeSheet } from './change-sheet.tsx';
import { InviteSheet } from './invite-sheet.tsx';
import { NetworksSection } from './networks-section.tsx';

const toneOf: Record<StaffMember['state'], Tone> = { INVITED: 'waits', ACTIVE: 'done', SUSPENDED: 'over' };

export const loader = withPermission('staff.read', async () => {
  const [members, stores, networks] = await Promise.all([
    callApi('GET /api/admin/v1/staff', {}),
    loadStores(),
    callApi('GET /api/admin/v1/settings/staff-networks', {}),
  ]);
  return { members, stores, networks };
});

/** The members of the staff, with their roles and stores. */
export function Component() {
  const { t } = useWords();
  const session = useSession();
  const { members, stores, networks } = useLoaderData<typeof loader>();
  const [isInviting, setInviting] = useState(false);
  const [changing, setChanging] = useState<number | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const mayWrite = hasPermission(session, 'staff.write');
  const changed = members.find(({ id }) => id === changing);
  return (
    <SystemFrame
      tab="staff"
      act={mayWrite && <Button onClick={() => setInviting(true)}>{t('bo-staff:invite')}</Button>}
    >
      {done !== null && <Notice tone="ok">{done}</Notice>}
      <div className="table-frame">
        <table className="table">
          <caption className="visually-hidden">{t('bo-shell:system.staff')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('bo-staff:name')}</th>
              <th scope="col">{t('bo-staff:state')}</th>
              <th scope="col">{t('bo-staff:role')}</th>
              <th scope="col">{t('bo-staff:stores')}</th>
              <th scope="col">{t('bo-shell:login.email')}</th>
              <th scope="col">{t('bo-staff:seen')}</th>
              <th scope="col" className="num">
                {t('bo-staff:sessions')}
              </th>
            </tr>
          </thead>
          <tbody>
            {members.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                stores={stores}
                // nobody changes their own role
                onChange={mayWrite && member.id !== session?.id ? () => setChanging(member.id) : null}
              />
            ))}
          </tbody>
        </table>
      </div>
      <NetworksSection
        networks={networks}
        mayWrite={hasPermission(session, 'settings.write')}
        onDone={setDone}
      />
      {isInviting && <InviteSheet stores={stores} onDone={setDone} onClose={() => setInviting(false)} />}
      {changed && (
        <ChangeSheet member={changed} stores={stores} onDone={setDone} onClose={() => setChanging(null)} />
      )}
    </SystemFrame>
  );
}

interface RowProps {
  member: StaffMember;
  stores: StaffStores;
  onChange: (() => void) | null;
}

function MemberRow({ member, stores, onChange }: RowProps) {
  const { t, language } = useWords();
  const { name, role, state, storeIds, email, seenAt, sessions, hasFactor } = member;
  const own = stores.filter(({ id }) => storeIds.includes(id)).map((store) => nameIn(store, language));
  return (
    <tr>
      <td>
        {onChange ? (
          <button type="button" className="row-link" onClick={onChange}>
            {name}
          </button>
        ) : (
          <b>{name}</b>
        )}
      </td>
      <td>
        <Status tone={toneOf[state]}>{t(`bo-staff:states.${state}`)}</Status>
      </td>
      <td>{t(`bo-shell:role.${role}`)}</td>
      <td className="ink-2">{own.length > 0 ? own.join(', ') : t('bo-staff:everywhere')}</td>
      <td className="ink-2 wide-only">{email}</td>
      <td className="ink-2 wide-only">
        {seenAt === null ? '—' : formatInstant(seenAt, language)}
        {!hasFactor && state === 'ACTIVE' && `, ${t('bo-staff:noFactor')}`}
      </td>
      <td className="num wide-only">{sessions === 0 ? '—' : sessions}</td>
    </tr>
  );
}
