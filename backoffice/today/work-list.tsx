import { Link } from 'react-router';
import type { WorkKind } from '#contract/admin/figures.ts';
import { formatInteger } from '#ui/format.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { formatAge } from '../kit/ages.ts';
import { Nothing } from '../kit/notice.tsx';
import { useWords } from '../kit/words.tsx';

interface Item {
  kind: WorkKind;
  count: number;
  oldest: string | null;
  /** The order or the transfer that has been pending longest. */
  order: string | null;
  transfer: number | null;
  /** The store whose cash day has been open longest. */
  store: number | null;
}

/** The list that shows exactly the counted records. */
const listOf: Record<WorkKind, string> = {
  CONFIRM: '/orders?state=NEW&sort=createdAt',
  ASSEMBLE: '/orders?state=PAID,CONFIRMED&sort=promisedTo',
  UNCOLLECTED: '/orders?uncollected=true&sort=promisedTo',
  LATE: '/orders?late=true&sort=promisedTo',
  MISSING: '/transfers?missing=true',
  ARRIVING: '/transfers?arriving=true',
  MANUAL_REFUND: '/orders?manualRefund=true&sort=createdAt',
  DISCREPANCY: '/money/discrepancies',
  RECEIPT: '/money/receipts',
  SETTLEMENT: '/money/days?open=true',
  CALLS: '/people/calls?late=true&open=first',
  VISITS: '/people/visits?view=table&toDo=true&sort=startsAt',
  REVIEWS: '/people/reviews?state=PENDING&sort=writtenAt&open=first',
  PRIVACY: '/people/privacy?state=WAITING',
  MESSAGES: '/messages?failed=true',
  IMPORTS: '/exchange/imports?state=FAILED',
  CASH_DAYS: '/counter/day',
  WEBHOOKS: '/webhooks?failing=true',
  APPROVAL: '/approvals?state=WAITING&sort=requestedAt',
  RATE: '/prices/rates',
};

/** Kinds for which time or a piece is already lost. */
const urgent: readonly WorkKind[] = ['LATE', 'MISSING'];

/** The pending work of the staff, each kind linked to its list. */
export function WorkList({ items }: { items: readonly Item[] }) {
  const { t, language } = useWords();
  const waiting = items.filter(({ count }) => count > 0);
  return (
    <section className="work" aria-labelledby="work">
      <h2 className="section-title" id="work">
        {t('bo-today:work')}
      </h2>
      {waiting.length === 0 ? (
        <Nothing title={t('bo-today:nothing')} />
      ) : (
        <ul>
          {waiting.map(({ kind, count, oldest, order, transfer, store }) => (
            <li key={kind}>
              <Link
                to={store === null ? listOf[kind] : `${listOf[kind]}?store=${store}`}
                className="work-item"
                data-urgent={urgent.includes(kind) || undefined}
              >
                <span>{t(`bo-today:kind.${kind}`)}</span>
                <b>{formatInteger(count, language)}</b>
                <span className="meta ink-2">{oldest !== null && formatAge(oldest, t)}</span>
                <Icon name="forward" size={16} />
              </Link>
              {order !== null && (
                <Link to={`/orders/${order}`} className="work-oldest meta">
                  {t('bo-today:longest', { order })}
                </Link>
              )}
              {transfer !== null && (
                <Link to={`/transfers/${transfer}`} className="work-oldest meta">
                  {t('bo-today:longest', { order: `T-${transfer}` })}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
