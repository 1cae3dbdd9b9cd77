import { isApiProblem } from '#client/problem.ts';
import { Icon } from '#ui/pictures/icon.tsx';
import { useWords } from '../../kit/words.tsx';

/** Why the last attempt failed: the server's own message, or that there is no connection. */
export function ProblemLine({ error }: { error: unknown }) {
  const { t } = useWords();
  if (error === null || error === undefined) return null;
  return (
    <p className="problem-line" role="alert">
      <Icon name="alert" size={16} />
      <span>{isApiProblem(error) ? wordsOf(error.problem) : t('bo-shell:noConnection')}</span>
    </p>
  );
}

const wordsOf = ({ title, detail }: { title: string; detail: string }): string =>
  detail === '' || detail === title ? title : `${title}. ${detail}`;
