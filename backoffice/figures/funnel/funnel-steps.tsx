import type { FunnelStep } from '#contract/admin/figures/funnel.ts';
import { formatInteger } from '#ui/format.ts';
import { useWords } from '../../kit/words.tsx';
import { formatShare } from '../../kit/numbers/share.ts';

/** The steps as bars in a table: the table is also the chart. */
export function FunnelSteps({ steps }: { steps: readonly FunnelStep[] }) {
  const { t, language } = useWords();
  const most = Math.max(1, ...steps.map(({ sessions }) => sessions));
  const number = (value: number) => formatInteger(value, language);
  return (
    <div className="wide-table">
      <table className="steps">
        <caption className="section-title">{t('bo-figures:funnel.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('bo-figures:funnel.step')}</th>
            <th scope="col">{t('bo-figures:funnel.sessions')}</th>
            <th scope="col">{t('bo-figures:funnel.share')}</th>
            <th scope="col" className="wide-only">
              {t('bo-figures:funnel.before')}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ step, sessions, before, of, share }) => (
            <tr key={step} data-aside={step === 'SIZE' || step === 'PIECE' || undefined}>
              <th scope="row">
                <StepBar name={t(`bo-figures:funnel.name.${step}`)} max={most} value={sessions} />
              </th>
              <td>{number(sessions)}</td>
              <td>
                {share === null || of === null ? (
                  '—'
                ) : (
                  <>
                    {formatShare(share, language)}
                    <span className="step-of meta ink-2">{t(`bo-figures:funnel.of.${of}`)}</span>
                  </>
                )}
              </td>
              <td className="wide-only ink-2">{number(before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function StepBar({ name, ...bar }: { name: string; max: number; value: number }) {
  return (
    <span className="step">
      <span className="step-name">{name}</span>
      <meter aria-hidden="true" {...bar} />
    </span>
  );
}
