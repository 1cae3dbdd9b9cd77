import { Link } from 'react-router';
import type { WaitingApproval } from '#contract/admin/approval.ts';
import type { StaffOrder } from '#contract/admin/order.ts';
import { formatInteger, formatSom } from '#ui/format.ts';
import { formatInstant } from '../../kit/instants.ts';
import { Status } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';
import { toneOfPayment } from '../order-words.ts';

/** The amounts of the order, then its payments and refunds. */
export function OrderMoney({ order }: { order: StaffOrder }) {
  const { t, language } = useWords();
  const methodOf = (provider: string) => t(`bo-orders:method.${provider}`, { defaultValue: provider });
  const stateOf = (state: string) => t(`bo-orders:moneyState.${state}`, { defaultValue: state });
  const sums = [
    ['goods', order.goods],
    ['delivery', order.delivery],
    ['discount', -order.discount],
  ] as const;
  return (
    <section aria-labelledby="money">
      <h2 className="section-title" id="money">
        {t('bo-orders:part.money')}
      </h2>
      <dl className="order-sums">
        {sums.map(([name, sum]) =>
          name === 'discount' && sum === 0 ? null : (
            <div key={name}>
              <dt>{t(`bo-orders:sum.${name}`)}</dt>
              <dd>{formatInteger(sum, language)}</dd>
            </div>
          ),
        )}
        <div className="order-total">
          <dt>{t('bo-orders:sum.total')}</dt>
          <dd>{formatSom(order.total, language)}</dd>
        </div>
      </dl>
      <p className="order-paid">
        <Status tone={toneOfPayment[order.payment]}>
          {`${t(`bo-orders:method.${order.method}`)}, ${t(`bo-orders:payment.${order.payment}`).toLowerCase()}`}
        </Status>
      </p>
      <ul className="order-moves">
        {order.payments.map(({ provider, state, failure, amount, transaction, at }) => (
          <li key={`${at} ${transaction ?? provider}`}>
            <span>
              {[
                methodOf(provider),
                stateOf(state),
                failure !== null && t(`bo-orders:failure.${failure}`),
                transaction,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {at !== null && <span className="ink-2">{formatInstant(at, language)}</span>}
            <b>{formatInteger(amount, language)}</b>
          </li>
        ))}
        {order.refunds.map(({ id, amount, state, isManual, at }) => (
          <li key={id}>
            <Status tone="back">{`${t(isManual ? 'bo-orders:manualRefund' : 'bo-orders:refund')} · ${stateOf(state)}`}</Status>
            <span className="ink-2">{formatInstant(at, language)}</span>
            <b>−{formatInteger(amount, language)}</b>
          </li>
        ))}
        {order.waiting.map((request) => (
          <WaitingRow key={request.id} request={request} />
        ))}
      </ul>
    </section>
  );
}

/** A refund, or another action, that a second person has not approved yet. */
function WaitingRow({ request }: { request: WaitingApproval }) {
  const { t, language } = useWords();
  const { id, kind, amount, requestedBy, requestedAt, mayOpen } = request;
  return (
    <li>
      <Status tone="waits">
        {t(`bo-orders:waiting.${kind}`, { defaultValue: t('bo-orders:waiting.other') })}
      </Status>
      <span className="ink-2">{`${requestedBy}, ${formatInstant(requestedAt, language)}`}</span>
      {mayOpen && <Link to={`/approvals/${id}`}>{t('bo-orders:waiting.open')}</Link>}
      {amount !== null && <b>−{formatInteger(amount, language)}</b>}
    </li>
  );
}
