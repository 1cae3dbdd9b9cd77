import { Link, useLoaderData, useNavigation, useSearchParams } from 'react-router';
import { buttonClass } from '#ui/controls/button.tsx';
import { dayOf, formatDays } from '#ui/dates.ts';
import { ChoiceMenu } from '../kit/choice-menu.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { loadSession, withPermission } from '../shell/load-session.ts';
import { hasPermission, useSession } from '../shell/session.ts';
import { loadStores, nameIn } from '../shell/stores.ts';
import { useTitle } from '../shell/use-title.ts';
import { OrderHours } from './order-hours.tsx';
import { NowSummary } from './now-summary.tsx';
import { choices, periodOf } from '../kit/period/periods.ts';
import { SalesSummary } from './sales-summary.tsx';
import { SoldChart } from './sold-chart.tsx';
import { StockSummary } from './stock-summary.tsx';
import { useRefresh } from './use-refresh.ts';
import { WorkList } from './work-list.tsx';
import './today.css';

const today = () => dayOf(new Date().toISOString());

/** The work list for everybody who works on orders; the figures for who may read them. */
export const loader = withPermission('orders.read', async ({ request }) => {
  const search = new URL(request.url).searchParams;
  const maySeeFigures = hasPermission(await loadSession(), 'figures.read');
  const [work, figures, stores] = await Promise.all([
    callApi('GET /api/admin/v1/work', {}),
    maySeeFigures ? loadFigures(search) : null,
    loadStores(),
  ]);
  return { work, figures, stores };
});

/** The store that an address names. */
function storeOf(search: URLSearchParams): number | undefined {
  const store = search.get('store');
  return store !== null && /^\d+$/.test(store) ? Number(store) : undefined;
}

async function loadFigures(search: URLSearchParams) {
  const { from, to } = periodOf(search, today());
  const storeId = storeOf(search);
  const ofStore = storeId === undefined ? {} : { storeId };
  const [sales, orders, stock] = await Promise.all([
    callApi('GET /api/admin/v1/figures/sales', { query: { from, to, ...ofStore } }),
    callApi('GET /api/admin/v1/figures/orders', {}),
    callApi('GET /api/admin/v1/figures/stock', { query: ofStore }),
  ]);
  return { sales, orders, stock };
}

/** Where a day begins: what waits, and the shop in figures. */
export function Component() {
  const { t, language } = useWords();
  const { work, figures } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const period = periodOf(search, today());
  const isBusy = useNavigation().state === 'loading';
  useTitle(t('bo-shell:room.today'));
  useRefresh();
  return (
    <div className="page today">
      <div className="page-head">
        <h1 className="title">{t('bo-shell:room.today')}</h1>
        <NewSale />
        {figures && <Choices />}
      </div>
      <WorkList items={work.items} />
      {figures && (
        <div className="today-figures" aria-busy={isBusy}>
          <p className="meta ink-2">{formatDays(period, language)}</p>
          <SalesSummary now={figures.sales.now} before={figures.sales.before} />
          <SoldChart days={figures.sales.days} />
          <div className="today-halves">
            <NowSummary {...figures.orders} />
            <StockSummary {...figures.stock} />
          </div>
          <OrderHours from={period.from} to={period.to} storeId={storeOf(search)} />
        </div>
      )}
    </div>
  );
}

/** For who sells: one press, or F2. */
function NewSale() {
  const { t } = useWords();
  if (!hasPermission(useSession(), 'counter.sell')) return null;
  return (
    <Link to="/counter" className={buttonClass('secondary')}>
      {t('bo-today:sale')} <kbd>F2</kbd>
    </Link>
  );
}

/** Period and store of the figures; both stand in the address. */
function Choices() {
  const { t, language } = useWords();
  const { stores } = useLoaderData<typeof loader>();
  const [search, setSearch] = useSearchParams();
  const { choice } = periodOf(search, today());
  const change = (name: string, value: string | undefined) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      if (name === 'period') for (const own of ['from', 'to']) next.delete(own);
      if (value === undefined) next.delete(name);
      else next.set(name, value);
      return next;
    });
  return (
    <div className="bar">
      <ChoiceMenu
        label={t(search.has('store') ? 'bo-today:store' : 'bo-today:allStores')}
        mode="single"
        options={stores.map((store) => ({ id: String(store.id), label: nameIn(store, language) }))}
        chosen={[search.get('store') ?? ''].filter((id) => id !== '')}
        onChange={([id]) => change('store', id)}
      />
      <ChoiceMenu
        label={t(`bo-today:period.${choice ?? 'own'}`)}
        isPlain
        mode="single"
        options={choices.map((id) => ({ id, label: t(`bo-today:period.${id}`) }))}
        chosen={choice === null ? [] : [choice]}
        onChange={([id]) => change('period', id)}
      />
    </div>
  );
}
