import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OrderFigures } from '#contract/admin/figures.ts';
import { formatInteger, formatSom } from '#ui/format.ts';
import { useWords } from '../kit/words.tsx';
import { inStore } from './in-store.ts';

interface Props extends OrderFigures {
  storeId: number | undefined;
}

/** Open orders by state, held pieces, how long orders take, results of payments, and how many codes were entered in the last 24 hours. */
export function NowSummary({ waiting, held, leadTime, payments, codes, storeId }: Props) {
  const { t, language } = useWords();
  const hours = ({ median, p90 }: { median: number; p90: number }) =>
    t('bo-today:leadTimeHours', { median: Math.round(median), p90: Math.round(p90) });
  return (
    <section aria-labelledby="now">
      <h2 className="section-title" id="now">
        {t('bo-today:now')}
      </h2>
      <dl className="facts now-figures">
        {waiting.map(({ state, count, total }) => (
          <Row
            key={state}
            name={<Link to={inStore(`/orders?state=${state}`, storeId)}>{t(`bo-today:state.${state}`)}</Link>}
          >
            {t('bo-today:orders', { count, shown: formatInteger(count, language) })}
            <span className="ink-2">{` · ${formatSom(total, language)}`}</span>
          </Row>
        ))}
        {held.map(({ owner, pieces }) => (
          <Row
            key={owner}
            name={<Link to={inStore(`/pieces?heldBy=${owner}`, storeId)}>{t(`bo-today:held.${owner}`)}</Link>}
          >
            {t('bo-today:pieces', { count: pieces, shown: formatInteger(pieces, language) })}
          </Row>
        ))}
        {leadTime && (
          <>
            <Row name={t('bo-today:leadTime')}>{hours(leadTime.total)}</Row>
            {leadTime.ready && (
              <Row name={<span className="part">{t('bo-today:leadTimeReady')}</span>}>
                {hours(leadTime.ready)}
              </Row>
            )}
            {leadTime.handOver && (
              <Row name={<span className="part">{t('bo-today:leadTimeHandOver')}</span>}>
                {hours(leadTime.handOver)}
              </Row>
            )}
          </>
        )}
        {payments.map(({ provider, paid, failed }) => (
          <Row
            key={provider}
            name={t('bo-today:payments', {
              provider: t(`bo-today:provider.${provider}`, { defaultValue: provider }),
            })}
          >
            {t('bo-today:paidOf', { paid, all: paid + failed })}
          </Row>
        ))}
        {codes !== null && (
          <Row name={t('bo-today:codes')}>{codes.sent === 0 ? '–' : t('bo-today:codesOf', { ...codes })}</Row>
        )}
      </dl>
    </section>
  );
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
