import type { StaffVisit, VisitColumn } from '#contract/admin/people/visit.ts';
import { formatInstant } from '../../kit/instants.ts';
import type { ListColumn } from '../../kit/list/table/list-table.tsx';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { nameIn, type StaffStores } from '../../shell/stores.ts';
import { toneOfVisit } from './visit-words.ts';

interface Opening {
  stores: StaffStores;
  chosen: number | undefined;
  onOpen: (visit: StaffVisit) => void;
}

/** The columns of the table of visits. */
export function useVisitColumns({
  stores,
  chosen,
  onOpen,
}: Opening): Readonly<Record<VisitColumn, ListColumn<StaffVisit>>> {
  const { t, language } = useWords();
  const head = (name: string) => ({ head: t(`bo-people:column.${name}`) });
  return {
    name: {
      ...head('name'),
      cell: (visit) => (
        <button
          type="button"
          className="row-link row-open"
          aria-pressed={visit.id === chosen}
          onClick={() => onOpen(visit)}
        >
          {visit.name}
        </button>
      ),
    },
    state: {
      ...head('state'),
      cell: ({ state }) => <Status tone={toneOfVisit[state]}>{t(`bo-people:visit.state.${state}`)}</Status>,
    },
    startsAt: {
      ...head('startsAt'),
      sort: 'startsAt',
      cell: ({ startsAt }) => formatInstant(startsAt, language),
    },
    store: {
      ...head('store'),
      cell: ({ storeId }) => {
        const store = stores.find(({ id }) => id === storeId);
        return store && nameIn(store, language);
      },
    },
    place: { ...head('place'), className: 'ink-2', cell: ({ place }) => place },
    phone: { ...head('phone'), className: 'ink-2', cell: ({ phone }) => phone },
    pieces: {
      ...head('laidOut'),
      className: 'ink-2',
      cell: ({ pieces }) => pieces.map(({ serialNumber }) => serialNumber).join(', '),
    },
    language: {
      ...head('language'),
      className: 'ink-2',
      cell: (visit) => t(`bo-shell:language.${visit.language}`),
    },
    createdAt: {
      ...head('createdAt'),
      sort: 'createdAt',
      className: 'ink-2',
      cell: ({ createdAt }) => formatInstant(createdAt, language),
    },
  };
}
