import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../words.tsx';
import type { Conflicts } from './use-conflicts.ts';
import './conflict-choices.css';

interface Props {
  conflicts: Conflicts;
  /** The label of a field. */
  labelOf: (name: string) => string;
  /** Formats a value; omitted: shown as it is. */
  shown?: (name: string, value: unknown) => string;
}

/** Shows for each conflicting field the original value, the other person's and one's own, so that nothing is overwritten unseen (BO-19). */
export function ConflictChoices({ conflicts: { list, choose }, labelOf, shown }: Props) {
  const { t } = useWords();
  if (list.length === 0) return null;
  const wordsOf = (name: string, value: unknown): string =>
    (shown?.(name, value) ?? plain(value)) || t('bo-shell:conflicts.empty');
  return (
    <section className="conflicts" role="alert" aria-label={t('bo-shell:conflicts.title')}>
      <p>
        <b>{t('bo-shell:conflicts.title')}</b> {t('bo-shell:conflicts.lead')}
      </p>
      {list.map((conflict) => {
        const { name, was, theirs, mine } = conflict;
        return (
          <div key={name} className="conflict">
            <p className="label">{labelOf(name)}</p>
            <p className="ink-2">{t('bo-shell:conflicts.was', { value: wordsOf(name, was) })}</p>
            <Button kind="secondary" type="button" onClick={() => choose(conflict, 'theirs')}>
              {t('bo-shell:conflicts.theirs', { value: wordsOf(name, theirs) })}
            </Button>
            <Button kind="secondary" type="button" onClick={() => choose(conflict, 'mine')}>
              {t('bo-shell:conflicts.mine', { value: wordsOf(name, mine) })}
            </Button>
          </div>
        );
      })}
    </section>
  );
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map((one: unknown) => plain(one)).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.values(value)
      .map((one: unknown) => plain(one))
      .filter((words) => words !== '')
      .join(' ');
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
