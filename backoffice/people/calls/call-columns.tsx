import type { CallColumn, StaffCallback } from '#contract/admin/people/callback.ts';
import { formatAge } from '../../kit/ages.ts';
import { formatInstant } from '../../kit/instants.ts';
import type { ListColumn } from '../../kit/list/table/list-table.tsx';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { toneOfCall } from './call-words.ts';

interface Opening {
  chosen: number | undefined;
  onOpen: (call: StaffCallback) => void;
}

/** The columns of the list of calls. */
export function useCallColumns({
  chosen,
  onOpen,
}: Opening): Readonly<Record<CallColumn, ListColumn<StaffCallback>>> {
  const { t, language } = useWords();
  const head = (name: string) => ({ head: t(`bo-people:column.${name}`) });
  return {
    name: {
      ...head('name'),
      cell: (call) => (
        <button
          type="button"
          className="row-link row-open"
          aria-pressed={call.id === chosen}
          onClick={() => onOpen(call)}
        >
          {call.name}
        </button>
      ),
    },
    state: {
      ...head('state'),
      cell: (call) => (
        <Status tone={toneOfCall(call)}>
          {t(call.isLate ? 'bo-people:call.state.late' : `bo-people:call.state.${call.state}`)}
        </Status>
      ),
    },
    subject: { ...head('subject'), cell: ({ subject }) => t(`bo-people:call.subject.${subject}`) },
    age: {
      ...head('age'),
      sort: 'dueAt',
      cell: (call) => call.state === 'NEW' && formatAge(call.createdAt, t),
    },
    bestTime: {
      ...head('bestTime'),
      className: 'ink-2',
      cell: ({ bestTime }) => t(`bo-people:call.time.${bestTime}`),
    },
    phone: { ...head('phone'), className: 'ink-2', cell: ({ phone }) => phone },
    language: {
      ...head('language'),
      className: 'ink-2',
      cell: (call) => t(`bo-shell:language.${call.language}`),
    },
    createdAt: {
      ...head('createdAt'),
      sort: 'createdAt',
      className: 'ink-2',
      cell: ({ createdAt }) => formatInstant(createdAt, language),
    },
    tries: { ...head('tries'), isNumber: true, cell: ({ tries }) => tries > 0 && tries },
  };
}
