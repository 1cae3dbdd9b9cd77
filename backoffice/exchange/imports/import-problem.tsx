import { isApiProblem } from '#client/problem.ts';
import { Notice } from '../../kit/notice.tsx';
import { type T, useWords } from '../../kit/words.tsx';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { placeOfError } from './mapping-form.ts';

/** Why a file or a mapping was refused, one error per line. */
export function ImportProblem({ error }: { error: unknown }) {
  const { t } = useWords();
  const why = isApiProblem(error) ? error.problem.facts?.['why'] : undefined;
  if (!isApiProblem(error) || typeof why !== 'string') return <ProblemLine error={error} />;
  return (
    <Notice tone="bad">
      <div>
        <p>{`${error.problem.title}. ${error.problem.detail}`}</p>
        <p className="import-why">{linesOf(why, error.problem.title, t).join('\n')}</p>
      </div>
    </Notice>
  );
}

/** The errors with the names of fields as the screen has them; without the title, which stands above them. */
function linesOf(why: string, title: string, t: T): string[] {
  return why
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== `${title}:`)
    .map((line) => {
      const place = placeOfError(line);
      if (place === null) return line;
      const name = `${place.group}.${place.name.replace('.', '-')}`;
      return `${t(`bo-exchange:field.${name}`, { defaultValue: name })}: ${place.words}`;
    });
}
