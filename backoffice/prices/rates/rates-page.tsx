import { Link, useLoaderData, useLocation, useSearchParams } from 'react-router';
import type { RateRow, Rates } from '#contract/admin/prices/rate.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { formatDate, dayOf } from '#ui/dates.ts';
import { formatSom } from '#ui/format.ts';
import { formatInstant } from '../../kit/instants.ts';
import { DataTable, type DataColumn } from '../../kit/list/data-table.tsx';
import { withFilter } from '../../kit/list/list-address.ts';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { hasPermission, useSession } from '../../shell/session.ts';
import { saveCsv } from '../../kit/numbers/save-csv.ts';
import { nameIn } from '../../shell/stores.ts';
import { RepricingLine } from '../preview/repricing-line.tsx';
import { PricesFrame } from '../prices-frame.tsx';
import { RateCurve } from './rate-curve.tsx';

export const loader = withPermission('prices.read', async () => ({
  rates: await callApi('GET /api/admin/v1/rates', {}),
  seenAt: Date.now(),
}));

/** Rates of metals: current, scheduled, and past ones. */
export function Component() {
  const { t } = useWords();
  const { rates, seenAt } = useLoaderData<typeof loader>();
  const state: unknown = useLocation().state;
  const { toCome, repricing } = rates;
  const isDue = toCome.some(({ from }) => Date.parse(from) <= seenAt);
  return (
    <PricesFrame tab="rates">
      {(state === 'done' || state === 'doneLater') && (
        <Notice tone="ok">{t(`bo-prices:rate.${state}`)}</Notice>
      )}
      <RepricingLine repricing={repricing} isDue={isDue} />
      <InForce rates={rates} />
      <DollarLine />
      {toCome.length > 0 && <ToCome rates={rates} />}
      <History rates={rates} seenAt={seenAt} />
    </PricesFrame>
  );
}

/** The dollar rate affects no prices: it is used for figures, and is a setting. */
function DollarLine() {
  const { t } = useWords();
  if (!hasPermission(useSession(), 'settings.read')) return null;
  return (
    <p className="meta ink-2">
      {t('bo-prices:rate.dollar')} <Link to="/settings">{t('bo-prices:rate.dollarSet')}</Link>
    </p>
  );
}

type Metal = Rates['metals'][number];

const useMetalName = (metals: readonly Metal[]) => {
  const { language } = useWords();
  return (code: string) => {
    const metal = metals.find((one) => one.code === code);
    return metal === undefined ? code : nameIn(metal, language);
  };
};

function InForce({ rates: { metals, inForce } }: { rates: Rates }) {
  const { t, language } = useWords();
  const maySet = hasPermission(useSession(), 'rates.write');
  const rateOf = ({ code }: Metal) => inForce.find(({ metal }) => metal === code);
  const columns: DataColumn<Metal>[] = [
    { head: t('bo-prices:rate.metal'), cell: (metal) => <b>{nameIn(metal, language)}</b> },
    {
      head: t('bo-prices:rate.inForce'),
      className: 'num',
      cell: (metal) => {
        const rate = rateOf(metal);
        return rate ? formatSom(rate.rate, language) : t('bo-prices:rate.none');
      },
    },
    {
      head: t('bo-prices:rate.since'),
      cell: (metal) => {
        const rate = rateOf(metal);
        return rate && formatInstant(rate.from, language);
      },
    },
    {
      head: t('bo-prices:rate.setBy'),
      className: 'wide-only ink-2',
      cell: (metal) => {
        const rate = rateOf(metal);
        return rate && (rate.setBy ?? t('bo-prices:rate.command'));
      },
    },
    {
      head: t('bo-prices:column.action'),
      className: 'row-action',
      cell: (metal) =>
        maySet && (
          <Link
            to={`new?metal=${metal.code}`}
            className={buttonClass('secondary')}
            aria-label={t('bo-prices:rate.newOf', { metal: nameIn(metal, language) })}
          >
            {t('bo-prices:rate.new')}
          </Link>
        ),
    },
  ];
  return (
    <DataTable
      caption={t('bo-prices:rate.inForce')}
      rows={metals}
      columns={columns}
      keyOf={({ code }) => code}
    />
  );
}

function ToCome({ rates: { metals, toCome } }: { rates: Rates }) {
  const { t, language } = useWords();
  const nameOf = useMetalName(metals);
  const columns: DataColumn<RateRow>[] = [
    { head: t('bo-prices:rate.metal'), cell: ({ metal }) => <b>{nameOf(metal)}</b> },
    {
      head: t('bo-prices:rate.inForce'),
      className: 'num',
      cell: ({ rate }) => formatSom(rate, language),
    },
    { head: t('bo-prices:rate.from'), cell: ({ from }) => formatInstant(from, language) },
    {
      head: t('bo-prices:rate.setBy'),
      className: 'wide-only ink-2',
      cell: ({ setBy }) => setBy ?? t('bo-prices:rate.command'),
    },
  ];
  return (
    <section className="price-section">
      <h2 className="section-title">{t('bo-prices:rate.toCome')}</h2>
      <DataTable
        caption={t('bo-prices:rate.toCome')}
        rows={toCome}
        columns={columns}
        keyOf={({ id }) => id}
      />
    </section>
  );
}

/** The rates of a metal as an exported table. */
const tableOf = (past: readonly RateRow[], t: ReturnType<typeof useWords>['t']) => [
  ['since', 'inForce', 'repriced', 'setBy'].map((name) => t(`bo-prices:rate.${name}`)),
  ...past.map(({ from, rate, appliedAt, setBy }) => [
    dayOf(from),
    rate,
    appliedAt === null ? '' : dayOf(appliedAt),
    setBy ?? t('bo-prices:rate.command'),
  ]),
];

function History({ rates: { metals, history }, seenAt }: { rates: Rates; seenAt: number }) {
  const { t, language } = useWords();
  const [search, setSearch] = useSearchParams();
  const metal = search.get('metal') ?? metals[0]?.code ?? '';
  const past = history.filter((rate) => rate.metal === metal);
  const columns: DataColumn<RateRow>[] = [
    {
      head: t('bo-prices:rate.since'),
      cell: ({ from }) => formatDate(dayOf(from), language),
    },
    {
      head: t('bo-prices:rate.inForce'),
      className: 'num',
      cell: ({ rate }) => formatSom(rate, language),
    },
    {
      head: t('bo-prices:rate.repriced'),
      className: 'wide-only ink-2',
      cell: ({ appliedAt }) => appliedAt && formatDate(dayOf(appliedAt), language),
    },
    {
      head: t('bo-prices:rate.setBy'),
      className: 'wide-only ink-2',
      cell: ({ setBy }) => setBy ?? t('bo-prices:rate.command'),
    },
  ];
  return (
    <section className="price-section">
      <div className="price-section-head">
        <h2 className="section-title">{t('bo-prices:rate.history')}</h2>
        <select
          className="input"
          aria-label={t('bo-prices:rate.metal')}
          value={metal}
          onChange={({ target }) => setSearch(withFilter(search, 'metal', target.value))}
        >
          {metals.map((one) => (
            <option key={one.code} value={one.code}>
              {nameIn(one, language)}
            </option>
          ))}
        </select>
      </div>
      {past.length > 1 ? (
        <>
          <RateCurve rates={past} now={seenAt} />
          <button
            type="button"
            className="text-link"
            onClick={() => saveCsv(`rates-${metal}.csv`, tableOf(past, t), language)}
          >
            {t('bo-prices:rate.saveCsv')}
          </button>
          <DataTable
            caption={t('bo-prices:rate.past')}
            rows={past}
            columns={columns}
            keyOf={({ id }) => id}
          />
        </>
      ) : (
        <p className="ink-2">{t('bo-prices:rate.empty')}</p>
      )}
    </section>
  );
}
