import { Link, useLoaderData } from 'react-router';
import type { Demand, DemandList } from '#contract/admin/figures/demand.ts';
import { formatInteger } from '#ui/format.ts';
import { Nothing } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { withPermission } from '../../shell/load-session.ts';
import { hasPermission, useSession } from '../../shell/session.ts';
import { ExportButtons } from '../export-buttons.tsx';
import { FiguresFrame } from '../figures-frame.tsx';
import { daysIn, PeriodChoice } from '../../kit/period/period-choice.tsx';
import { formatShare } from '../../kit/numbers/share.ts';
import { EmptyFilters } from './empty-filters.tsx';
import { EmptySearches } from './empty-searches.tsx';
import { WantedModels } from './wanted-models.tsx';

export const loader = withPermission('figures.read', async ({ request }) => {
  const query = daysIn(request);
  return { query, demand: await callApi('GET /api/admin/v1/figures/demand', { query }) };
});

/** What shoppers looked for and did not find, and what the staff can do about it. */
export function Component() {
  const { t } = useWords();
  const { query, demand } = useLoaderData<typeof loader>();
  const save = (list: DemandList) => (
    <ExportButtons
      load={(format) =>
        callApi('POST /api/admin/v1/figures/demand/export', { body: { ...query, list, format } })
      }
    />
  );
  return (
    <FiguresFrame tab="demand">
      <p className="ink-2">{t('bo-figures:demand.lead')}</p>
      <div className="bar filters">
        <PeriodChoice />
      </div>
      <Summary demand={demand} />
      <section className="figures-part">
        <h2 className="section-title">{t('bo-figures:demand.terms')}</h2>
        {demand.terms.length === 0 ? (
          <Nothing title={t('bo-figures:demand.noTerms')} />
        ) : (
          <>
            <EmptySearches terms={demand.terms} />
            {save('TERMS')}
          </>
        )}
      </section>
      <section className="figures-part">
        <h2 className="section-title">{t('bo-figures:demand.models')}</h2>
        {demand.models.length === 0 ? (
          <Nothing title={t('bo-figures:demand.noModels')} />
        ) : (
          <>
            <WantedModels models={demand.models} />
            {save('MODELS')}
          </>
        )}
      </section>
      {demand.filters.length > 0 && (
        <section className="figures-part">
          <h2 className="section-title">{t('bo-figures:demand.filters')}</h2>
          <EmptyFilters filters={demand.filters} />
          {save('FILTERS')}
        </section>
      )}
    </FiguresFrame>
  );
}

function Summary({ demand: { searches, empty, calls, models } }: { demand: Demand }) {
  const { t, language } = useWords();
  const mayCall = hasPermission(useSession(), 'requests.work');
  const number = (value: number) => formatInteger(value, language);
  const waits = models.reduce((sum, model) => sum + model.waits, 0);
  return (
    <dl className="demand-sums">
      <div>
        <dt>{t('bo-figures:demand.sum.searches')}</dt>
        <dd>{number(searches)}</dd>
      </div>
      <div>
        <dt>{t('bo-figures:demand.sum.empty')}</dt>
        <dd>
          {number(empty)}
          {searches > 0 && <span className="meta ink-2"> {formatShare(empty / searches, language)}</span>}
        </dd>
      </div>
      <div>
        <dt>{t('bo-figures:demand.sum.waits')}</dt>
        <dd>{mayCall ? <Link to="/people/waits">{number(waits)}</Link> : number(waits)}</dd>
      </div>
      <div>
        <dt>{t('bo-figures:demand.sum.calls')}</dt>
        <dd>{mayCall ? <Link to="/people/calls?state=NEW">{number(calls)}</Link> : number(calls)}</dd>
      </div>
    </dl>
  );
}
