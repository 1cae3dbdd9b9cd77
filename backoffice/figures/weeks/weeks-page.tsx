import { useLoaderData, useSearchParams } from 'react-router';
import { Nothing } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { loadStores, nameIn } from '../../shell/stores.ts';
import { ExportButtons } from '../export-buttons.tsx';
import { FiguresFrame } from '../figures-frame.tsx';
import { daysIn, PeriodChoice } from '../../kit/period/period-choice.tsx';
import { storeIn } from '../../shell/store/store-in.ts';
import { stackWeeks } from './stack-weeks.ts';
import { WeeksChart } from './weeks-chart.tsx';
import { KindLinks } from '../kind-links.tsx';

const kinds = ['STORE', 'CHANNEL'] as const;

export const loader = withPermission('figures.read', async ({ request }) => {
  const query = { ...daysIn(request), ...storeIn(request) };
  const [{ rows }, stores] = await Promise.all([
    callApi('GET /api/admin/v1/figures/weeks', { query }),
    loadStores(),
  ]);
  return { query, rows, stores };
});

/** The sales of each store and channel, week by week. */
export function Component() {
  const { t, language } = useWords();
  const { query, rows, stores } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const by = kinds.find((kind) => kind === search.get('by')) ?? 'STORE';
  const stacked = stackWeeks(rows, ({ storeId, channel }) =>
    by === 'CHANNEL' ? channel : String(storeId ?? ''),
  );
  const nameOf = (key: string): string => {
    if (by === 'CHANNEL') return t(`bo-figures:stock.channel.${key}`);
    const store = stores.find(({ id }) => String(id) === key);
    if (key === '') return t('bo-figures:stock.delivered');
    return store === undefined ? t('bo-figures:weeks.closed') : nameIn(store, language);
  };
  return (
    <FiguresFrame tab="weeks">
      <p className="ink-2">{t('bo-figures:weeks.lead')}</p>
      <div className="bar filters">
        <PeriodChoice />
      </div>
      <KindLinks
        label={t('bo-figures:weeks.kinds')}
        kinds={kinds.map((id) => ({ id, label: t(`bo-figures:weeks.by.${id}`) }))}
        chosen={by}
      />
      {rows.length === 0 ? (
        <Nothing title={t('bo-today:noOrders')} />
      ) : (
        <>
          <WeeksChart stacked={stacked} names={stacked.series.map(nameOf)} />
          <ExportButtons
            load={(format) =>
              callApi('POST /api/admin/v1/figures/weeks/export', { body: { ...query, format } })
            }
          />
        </>
      )}
    </FiguresFrame>
  );
}
