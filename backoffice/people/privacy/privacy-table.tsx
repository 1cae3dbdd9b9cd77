import { Link } from 'react-router';
import type { PrivacyAction, PrivacyRequest } from '#contract/admin/people/privacy.ts';
import { Button } from '#ui/controls/button.tsx';
import { dayOf, formatDay } from '#ui/dates.ts';
import { DataTable, type DataColumn } from '../../kit/list/data-table.tsx';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';

interface Props {
  rows: PrivacyRequest[];
  isBusy: boolean;
  onStart: (request: PrivacyRequest, action: PrivacyAction) => void;
}

const toneOf = { WAITING: 'waits', DONE: 'done', REFUSED: 'over' } as const;

export function PrivacyTable({ rows, isBusy, onStart }: Props) {
  const { t, language } = useWords();
  const columns: DataColumn<PrivacyRequest>[] = [
    {
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
    { head: t('bo-people:privacy.kindLabel'), cell: ({ kind }) => t(`bo-people:privacy.kind.${kind}`) },
    { head: t('bo-people:column.state'), cell: (row) => <State request={row} /> },
    { head: t('bo-people:privacy.dueOn'), cell: ({ dueOn }) => formatDay(dueOn, language) },
    {
      head: t('bo-people:privacy.requestedOn'),
      className: 'wide-only ink-2',
      cell: ({ requestedOn, addedBy }) => (
        <>
          {formatDay(requestedOn, language)}
          <div className="meta">{addedBy}</div>
        </>
      ),
    },
    { head: t('bo-people:privacy.basis'), className: 'wide-only ink-2', cell: ({ basis }) => basis },
    {
      head: t('bo-people:privacy.doneBy'),
      className: 'wide-only ink-2',
      cell: (row) => <Ending request={row} />,
    },
    {
      head: t('bo-people:column.action'),
      className: 'row-act',
      cell: (row) => (
        <span className="people-acts">
          {row.allowedActions.map((action) => (
            <Button
              key={action}
              kind={action === 'REFUSE' ? 'text' : 'secondary'}
              onClick={() => onStart(row, action)}
            >
              {t(`bo-people:privacy.action.${action}`)}
            </Button>
          ))}
        </span>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('bo-people:tab.privacy')}
      rows={rows}
      columns={columns}
      keyOf={({ id }) => id}
      isBusy={isBusy}
    />
  );
}

/** One that is late says so; an erasure that waits for a second person, too. */
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

/** Who did or refused it, when, who agreed, and why not. */
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
