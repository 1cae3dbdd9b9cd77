import { use } from 'react';
import { Icon } from '#ui/pictures/icon.tsx';
import { ShownError } from '../../kit/forms/refused/refused-fields.ts';
import { useWords } from '../../kit/words.tsx';
import { problemMessage } from '../problem-message.ts';

/** Why the last attempt failed: the server's own message, unless the form shows it at its fields, or that there is no connection. */
export function ProblemLine({ error }: { error: unknown }) {
  const { t } = useWords();
  const shown = use(ShownError);
  if (error === null || error === undefined || error === shown) return null;
  return (
    <p className="problem-line" role="alert">
      <Icon name="alert" size={16} />
      <span>{problemMessage(error) ?? t('bo-shell:noConnection')}</span>
    </p>
  );
}
