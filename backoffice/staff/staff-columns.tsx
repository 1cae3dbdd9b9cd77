import type { StaffColumn, StaffMember } from '#contract/admin/staff/staff.ts';
import { formatInstant } from '../kit/instants.ts';
import type { ListColumn } from '../kit/list/table/list-table.tsx';
import { Status, type Tone } from '../kit/status.tsx';
import { useWords } from '../kit/words.tsx';
import { nameIn, type StaffStores } from '../shell/stores.ts';

const toneOf: Record<StaffMember['state'], Tone> = { INVITED: 'waits', ACTIVE: 'done', SUSPENDED: 'over' };

interface Shown {
  stores: StaffStores;
  onChange: (id: number) => void;
}

/** The columns of the list of the staff. */
export function useStaffColumns({
  stores,
  onChange,
}: Shown): Readonly<Record<StaffColumn, ListColumn<StaffMember>>> {
  const { t, language } = useWords();
  return {
    name: {
      head: t('bo-staff:name'),
      cell: (member) =>
        member.allowedActions.length > 0 ? (
          <button type="button" className="row-link row-open" onClick={() => onChange(member.id)}>
            {member.name}
          </button>
        ) : (
          <b>{member.name}</b>
        ),
    },
    state: {
      head: t('bo-staff:state'),
      cell: ({ state }) => <Status tone={toneOf[state]}>{t(`bo-staff:states.${state}`)}</Status>,
    },
    role: { head: t('bo-staff:role'), cell: ({ role }) => t(`bo-shell:role.${role}`) },
    stores: {
      head: t('bo-staff:stores'),
      className: 'ink-2',
      cell: ({ role, storeIds }) =>
        stores
          .filter(({ id }) => storeIds.includes(id))
          .map((store) => nameIn(store, language))
          .join(', ') || t(role === 'SELLER' ? 'bo-staff:nowhere' : 'bo-staff:everywhere'),
    },
    email: { head: t('bo-shell:login.email'), className: 'ink-2', cell: ({ email }) => email },
    seenAt: {
      head: t('bo-staff:seen'),
      className: 'ink-2',
      cell: ({ seenAt, hasFactor, state }) => (
        <>
          {seenAt === null ? '—' : formatInstant(seenAt, language)}
          {!hasFactor && state === 'ACTIVE' && `, ${t('bo-staff:noFactor')}`}
        </>
      ),
    },
    sessions: {
      head: t('bo-staff:sessions'),
      isNumber: true,
      cell: ({ sessions }) => (sessions === 0 ? '—' : sessions),
    },
  };
}
