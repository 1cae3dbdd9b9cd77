import { Link, useLoaderData, useNavigation, useSearchParams } from 'react-router';
import { buttonClass } from '#ui/controls/button.tsx';
import { dayOf } from '#ui/dates.ts';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { ContentHealth } from '../shell/content-health.tsx';
import { loadSession, PermissionMissing } from '../shell/load-session.ts';
import { keepLoaded } from '../shell/reload/keep-loaded.ts';
import { hasPermission, useSession } from '../shell/session.ts';
import { storeIn, storeOf } from '../shell/store/store-in.ts';
import { useTitle } from '../shell/use-title.ts';
import { FirstSteps } from './first-steps.tsx';
import { OrderHours } from './order-hours.tsx';
import { NowSummary } from './now-summary.tsx';
import { daysIn, PeriodChoice } from '../kit/period/period-choice.tsx';
import { periodOf } from '../kit/period/periods.ts';
import { SalesSummary } from './sales-summary.tsx';
import { SoldChart } from './sold-chart.tsx';
import { StockSummary } from './stock-summary.tsx';
import { useRefresh } from './use-refresh.ts';
import { WorkList } from './work-list.tsx';
import '../kit/numbers/meter.css';
import './today.css';

const today = () => dayOf(new Date().toISOString());

/**
 * The work list for staff who work on orders or the catalogue, and what models lack for the latter; the figures for
 * staff who may see them.
 */
export const loader = keepLoaded(async ({ request }) => {
  const session = await loadSession();
  const writesCatalog = hasPermission(session, 'catalog.write');
  if (!writesCatalog && !hasPermission(session, 'orders.read')) throw new PermissionMissing('orders.read');
  const [work, setup, health, figures] = await Promise.all([
    callApi('GET /api/admin/v1/work', {}),
    callApi('GET /api/admin/v1/setup', {}),
    writesCatalog ? callApi('GET /api/admin/v1/content-health', {}) : null,
    hasPermission(session, 'figures.read') ? loadFigures(request) : null,
  ]);
  return { work, setup, health, figures };
});

async function loadFigures(request: Request) {
  const ofStore = storeIn(request);
  const [sales, orders, stock] = await Promise.all([
    callApi('GET /api/admin/v1/figures/sales', { query: { ...daysIn(request), ...ofStore } }),
    callApi('GET /api/admin/v1/figures/orders', { query: ofStore }),
    callApi('GET /api/admin/v1/figures/stock', { query: ofStore }),
  ]);
  return { sales, orders, stock };
}

/** The start screen: pending work, and the shop's figures. */
export function Component() {
  const { t } = useWords();
  const { work, setup, health, figures } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const period = periodOf(search, today());
  const session = useSession();
  const isBusy = useNavigation().state === 'loading';
  useTitle(t('bo-shell:section.today'));
  useRefresh();
  return (
    <div className="page today">
      <div className="page-head">
        <h1 className="title">{t('bo-shell:section.today')}</h1>
        <NewSale />
        {figures && (
          <div className="bar">
            <PeriodChoice />
          </div>
        )}
      </div>
      <div className="today-work">
        <WorkList items={work.items} />
        {health && <ContentHealth {...health} />}
      </div>
      <div className="today-figures" aria-busy={isBusy}>
        {setup.steps && <FirstSteps {...setup} />}
        {figures && (
          <>
            {setup.steps === null && (
              <>
                <SalesSummary
                  now={figures.sales.now}
                  before={figures.sales.before}
                  usdRate={figures.sales.usdRate}
                  orders={hasPermission(session, 'orders.read') ? ordersOf(period, storeOf(search)) : null}
                />
                <SoldChart days={figures.sales.days} />
              </>
            )}
            <div className="today-halves">
              <NowSummary {...figures.orders} storeId={storeOf(search)} />
              <StockSummary {...figures.stock} storeId={storeOf(search)} />
            </div>
            {setup.steps === null && (
              <OrderHours from={period.from} to={period.to} storeId={storeOf(search)} />
            )}
          </>
        )}
      </div>
    </div>
  );
}

/** The list of the orders whose sales and payments of these days differ. */
function ordersOf({ from, to }: { from: string; to: string }, storeId: number | undefined): string {
  const query = new URLSearchParams({ 'money.from': from, 'money.to': to });
  if (storeId !== undefined) query.set('storeId', String(storeId));
  return `/orders?${query.toString()}`;
}

/** The button for a new sale, for staff who sell; its key is F2. */
function NewSale() {
  const { t } = useWords();
  if (!hasPermission(useSession(), 'counter.sell')) return null;
  return (
    <Link to="/counter" className={buttonClass('secondary')}>
      {t('bo-today:sale')} <kbd>F2</kbd>
    </Link>
  );
}
