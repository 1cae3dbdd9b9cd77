import { Icon } from '#ui/pictures/icon.tsx';
import { useWords } from '../../kit/words.tsx';
import { wordsOfProblem } from '../problem-words.ts';

/** Why the last attempt failed: the server's own message, or that there is no connection. */
export function ProblemLine({ error }: { error: unknown }) {
  const { t } = useWords();
  if (error === null || error === undefined) return null;
  return (
    <p className="problem-line" role="alert">
      <Icon name="alert" size={16} />
      <span>{wordsOfProblem(error) ?? t('bo-shell:noConnection')}</span>
    </p>
  );
}
