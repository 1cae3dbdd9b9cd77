import { isApiProblem } from '#client/problem.ts';
import { formatDay } from '#ui/dates.ts';
import { Notice } from '../kit/notice.tsx';
import { useWords } from '../kit/words.tsx';
import { ProblemLine } from '../shell/login/problem-line.tsx';

/** Why a report was refused, and where in the file. */
export function ReportProblem({ error }: { error: unknown }) {
  const why = useWhy(error);
  if (!isApiProblem(error) || why === null) return <ProblemLine error={error} />;
  return (
    <Notice tone="bad">
      <div>
        <p>{`${error.problem.title}. ${error.problem.detail}`}</p>
        <p>{why}</p>
      </div>
    </Notice>
  );
}

function useWhy(error: unknown): string | null {
  const { t, language } = useWords();
  if (!isApiProblem(error) || error.problem.code !== 'REPORT_WRONG') return null;
  const { facts = {} } = error.problem;
  const text = (name: string) => {
    const fact = facts[name];
    return typeof fact === 'string' || typeof fact === 'number' ? String(fact) : '';
  };
  const column = (name: string) => t(`bo-money:report.column.${name}`);
  switch (facts['why']) {
    case 'COLUMNS':
      return t('bo-money:report.why.COLUMNS', {
        columns: [facts['missing'] ?? []]
          .flat()
          .map((name) => (typeof name === 'string' ? column(name) : ''))
          .join(', '),
      });
    case 'CELL':
      return t('bo-money:report.why.CELL', {
        line: text('line'),
        column: column(text('column')),
        value: text('value'),
      });
    case 'OUTSIDE':
      return t('bo-money:report.why.OUTSIDE', { line: text('line'), day: formatDay(text('day'), language) });
    case 'PROVIDER':
      return t('bo-money:report.why.PROVIDER', { provider: t(`bo-money:provider.${text('provider')}`) });
    case 'PERIOD':
      return t('bo-money:report.why.PERIOD');
    default:
      return t('bo-money:report.why.FILE');
  }
}
