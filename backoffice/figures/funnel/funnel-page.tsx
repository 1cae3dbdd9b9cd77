import { useLoaderData } from 'react-router';
import type { FunnelPartName } from '#contract/admin/figures/funnel.ts';
import { languages } from '#contract/words.ts';
import { measuredDevices } from '#contract/measurement-words.ts';
import { WordFilter } from '../../kit/list/list-filters.tsx';
import { Nothing } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { ExportButtons } from '../export-buttons.tsx';
import { FiguresFrame } from '../figures-frame.tsx';
import { daysIn, PeriodChoice } from '../../kit/period/period-choice.tsx';
import { FunnelParts } from './funnel-parts.tsx';
import { FunnelSteps } from './funnel-steps.tsx';

const parts: readonly FunnelPartName[] = ['DEVICE', 'LANGUAGE', 'SOURCE', 'CITY', 'LOGIN', 'NETWORK'];

/** The parameters from the address; unknown values are ignored. */
function queryOf(request: Request) {
  const search = new URL(request.url).searchParams;
  const device = measuredDevices.find((one) => one === search.get('device'));
  const language = languages.find((one) => one === search.get('language'));
  const source = search.get('source');
  return {
    ...daysIn(request),
    by: parts.find((one) => one === search.get('by')) ?? 'DEVICE',
    ...(device !== undefined && { device }),
    ...(language !== undefined && { language }),
    ...(source !== null && /^[A-Za-z0-9._-]{1,60}$/.test(source) && { source }),
  };
}

export const loader = withPermission('figures.read', async ({ request }) => {
  const query = queryOf(request);
  return { query, funnel: await callApi('GET /api/admin/v1/figures/funnel', { query }) };
});

/** The funnel from sessions to orders, for shoppers who agreed to be measured. */
export function Component() {
  const { t } = useWords();
  const { query, funnel } = useLoaderData<typeof loader>();
  const named = (ids: readonly string[]) =>
    ids.map((id) => ({ id, label: t(`bo-figures:funnel.value.${id}`, { defaultValue: id }) }));
  const sessions = funnel.steps[0]?.sessions ?? 0;
  return (
    <FiguresFrame tab="funnel">
      <p className="ink-2">{t('bo-figures:funnel.lead')}</p>
      <div className="bar filters">
        <PeriodChoice />
        <WordFilter
          name="device"
          mode="single"
          label={t('bo-figures:funnel.by.DEVICE')}
          options={named(measuredDevices)}
        />
        <WordFilter
          name="language"
          mode="single"
          label={t('bo-figures:funnel.by.LANGUAGE')}
          options={named(languages)}
        />
        <WordFilter
          name="source"
          mode="single"
          label={t('bo-figures:funnel.by.SOURCE')}
          options={named(funnel.sources)}
        />
      </div>
      {sessions === 0 ? (
        <Nothing title={t('bo-figures:funnel.empty')} />
      ) : (
        <>
          <FunnelSteps steps={funnel.steps} />
          <FunnelParts by={query.by} kinds={parts} steps={funnel.steps} parts={funnel.parts} />
          <ExportButtons
            load={(format) =>
              callApi('POST /api/admin/v1/figures/funnel/export', { body: { ...query, format } })
            }
          />
        </>
      )}
    </FiguresFrame>
  );
}
