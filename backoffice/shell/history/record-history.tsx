import type { AuditEntry } from '#contract/admin/audit.ts';
import { formatInstant } from '../../kit/instants.ts';
import { useWords } from '../../kit/words.tsx';
import { type ChangedPart, changedParts } from './changed-parts.ts';
import '../../kit/record.css';
import './history.css';

interface Props {
  history: readonly AuditEntry[];
  /** The label of a part; null if it means nothing to people. */
  labelOf: (part: ChangedPart) => string | null;
  /** The text for a value; omitted or undefined: as it is. */
  shown?: (part: ChangedPart, value: unknown) => string | undefined;
}

/** Who did what with this record, field by field, before and after. Its screen loads the texts of the audit. */
export function RecordHistory({ history, labelOf, shown }: Props) {
  const { t, language } = useWords();
  return (
    <section aria-labelledby="history">
      <h2 className="section-title" id="history">
        {t('bo-shell:history.title')}
      </h2>
      {history.length === 0 ? (
        <p className="ink-2">{t('bo-shell:history.none')}</p>
      ) : (
        <ol className="timeline">
          {history.map(({ id, at, staff, key, action, reason, changes }) => (
            <li key={id}>
              <time className="ink-2" dateTime={at}>
                {formatInstant(at, language)}
              </time>
              <div>
                <p>
                  {t(`bo-audit:action.${action}`, { defaultValue: action })}
                  <span className="meta ink-2">
                    {[staff?.name ?? t('bo-audit:command'), key && t('bo-audit:byKey', { name: key }), reason]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </p>
                {changes.flatMap(changedParts).map((part) => {
                  const label = labelOf(part);
                  return (
                    label !== null && (
                      <Part key={`${part.table} ${part.record} ${part.path}`} {...{ part, label, shown }} />
                    )
                  );
                })}
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Part({ part, label, shown }: { part: ChangedPart; label: string; shown: Props['shown'] }) {
  const { t } = useWords();
  const words = (value: unknown) => shown?.(part, value) ?? plain(value);
  return (
    <p className="changed-part">
      <span className="ink-2">{`${label}: `}</span>
      {part.before !== null && (
        <>
          <del className="ink-2">{words(part.before)}</del>
          {' → '}
        </>
      )}
      {part.after === null ? <span aria-label={t('bo-audit:nothing')}>—</span> : words(part.after)}
    </p>
  );
}

const plain = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (Array.isArray(value)) return String(value.length);
  return String(value);
};
