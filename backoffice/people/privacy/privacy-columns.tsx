import { Link } from 'react-router';
import type { PrivacyColumn, PrivacyRequest } from '#contract/admin/people/privacy.ts';
import { dayOf, formatDay } from '#ui/dates.ts';
import type { ListColumn } from '../../kit/list/table/list-table.tsx';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';

const toneOf = { WAITING: 'waits', DONE: 'done', REFUSED: 'over' } as const;

/** The columns of the list of requests about personal data. */
export function usePrivacyColumns(): Readonly<Record<PrivacyColumn, ListColumn<PrivacyRequest>>> {
  const { t, language } = useWords();
  return {
    customer: {
      head: t('bo-people:privacy.customer'),
      cell: ({ customerId: id, kind, state }) =>
        kind === 'ERASE' && state === 'DONE' ? (
          t('bo-people:customer.numbered', { id })
        ) : (
          <Link className="row-link" to={`/people/customers/${id}`}>
            {t('bo-people:customer.numbered', { id })}
          </Link>
        ),
    },
    kind: { head: t('bo-people:privacy.kindLabel'), cell: ({ kind }) => t(`bo-people:privacy.kind.${kind}`) },
    state: { head: t('bo-people:column.state'), cell: (row) => <State request={row} /> },
    dueOn: {
      head: t('bo-people:privacy.dueOn'),
      sort: 'dueOn',
      cell: ({ dueOn }) => formatDay(dueOn, language),
    },
    requestedOn: {
      head: t('bo-people:privacy.requestedOn'),
      sort: 'requestedOn',
      className: 'ink-2',
      cell: ({ requestedOn }) => formatDay(requestedOn, language),
    },
    addedBy: { head: t('bo-people:privacy.addedBy'), className: 'ink-2', cell: ({ addedBy }) => addedBy },
    basis: {
      head: t('bo-people:privacy.basis'),
      className: 'ink-2',
      cell: ({ basis }) => <span className="row-words">{basis}</span>,
    },
    done: {
      head: t('bo-people:privacy.doneBy'),
      className: 'ink-2',
      cell: (row) => <Ending request={row} />,
    },
  };
}

/** The state; also whether it is late, and whether an erasure needs a second person. */
function State({ request: { state, isLate, awaitsApproval } }: { request: PrivacyRequest }) {
  const { t } = useWords();
  if (awaitsApproval)
    return (
      <Status tone="works">
        <Link to="/approvals?state=WAITING">{t('bo-people:privacy.state.APPROVAL')}</Link>
      </Status>
    );
  if (isLate) return <Status tone="bad">{t('bo-people:privacy.state.LATE')}</Status>;
  return <Status tone={toneOf[state]}>{t(`bo-people:privacy.state.${state}`)}</Status>;
}

/** Who completed or refused it, when, who approved it, and the reason of a refusal. */
function Ending({ request: { doneAt, doneBy, approvedBy, outcome } }: { request: PrivacyRequest }) {
  const { t, language } = useWords();
  if (doneAt === null) return null;
  return (
    <>
      {formatDay(dayOf(doneAt), language)}
      <div className="meta">{doneBy ?? t('bo-people:privacy.accountClosed')}</div>
      {approvedBy !== null && (
        <div className="meta">{t('bo-people:privacy.approvedBy', { name: approvedBy })}</div>
      )}
      {outcome !== null && <div className="meta">{outcome}</div>}
    </>
  );
}
