import { isApiProblem } from '#client/problem.ts';
import { Notice } from '../../kit/notice.tsx';
import { ProblemLine } from '../../shell/login/problem-line.tsx';

/** Why a file or a mapping was refused, one error per line. */
export function ImportProblem({ error }: { error: unknown }) {
  const why = isApiProblem(error) ? error.problem.facts?.['why'] : undefined;
  if (!isApiProblem(error) || typeof why !== 'string') return <ProblemLine error={error} />;
  return (
    <Notice tone="bad">
      <p>{`${error.problem.title}. ${error.problem.detail}`}</p>
      <p className="import-why">{why}</p>
    </Notice>
  );
}
