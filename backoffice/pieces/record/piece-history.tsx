import type { StaffAnswer } from '#client/admin/call-staff-api.ts';
import { changedColumns } from '../../kit/changed-columns.ts';
import { formatInstant } from '../../kit/instants.ts';
import { formatInteger } from '#ui/format.ts';
import { type PageWords, useWords } from '../../kit/words.tsx';

type History = StaffAnswer<'GET /api/admin/v1/pieces/:serial/history'>;

/** Who changed which column of the piece, with the values before and after. */
export function PieceHistory({ history }: { history: History }) {
  const { t, language } = useWords();
  return (
    <section aria-labelledby="history">
      <h2 className="section-title" id="history">
        {t('bo-pieces:part.history')}
      </h2>
      {history.length === 0 ? (
        <p className="ink-2 section-empty">{t('bo-pieces:noHistory')}</p>
      ) : (
        <ol className="timeline">
          {history.map(({ id, at, staff, reason, changes }) => (
            <li key={id}>
              <time className="ink-2" dateTime={at}>
                {formatInstant(at, language)}
              </time>
              <div>
                {changes.length === 0 && <p>{t('bo-pieces:printed')}</p>}
                {changes
                  .filter(({ table }) => table === 'stones')
                  .map((change, nth) => (
                    // oxlint-disable-next-line react/no-array-index-key -- two changes may have the same text, and their order does not change
                    <p key={nth}>{stoneWordsOf(change, { t, language })}</p>
                  ))}
                <PhotoChanges changes={changes} />
                {changes
                  .filter(({ table }) => !inWords.has(table))
                  .flatMap((change) => changedColumns(change))
                  .filter(({ column }) => !hidden.has(column))
                  .map(({ column, before, after }, nth) => (
                    // oxlint-disable-next-line react/no-array-index-key -- two characteristics may have the same column, and their order does not change
                    <p key={nth}>
                      {`${t(`bo-pieces:changed.${column}`, { defaultValue: column })}: `}
                      <del className="ink-2">{wordsOf(column, before, { t, language })}</del>
                      {` → ${wordsOf(column, after, { t, language })}`}
                    </p>
                  ))}
                <span className="meta ink-2">
                  {[staff?.name ?? t('bo-pieces:command'), reason].filter(Boolean).join(' · ')}
                </span>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Tables whose rows are described as a whole. */
const inWords = new Set(['stones', 'item_attachments', 'attachments']);

/** What happened to its pictures, each kind of change once. */
function PhotoChanges({ changes }: Pick<History[number], 'changes'>) {
  const { t } = useWords();
  const kinds = changes
    .filter(({ table }) => table.endsWith('attachments'))
    .map(({ table, op }) => `${table}.${op}`)
    // the row of a new picture is recorded together with its position
    .filter((kind) => kind !== 'attachments.INSERT');
  return [...new Set(kinds)].map((kind) => <p key={kind}>{t(`bo-pieces:photo.did.${kind}`)}</p>);
}

/** Columns that mean nothing to a reader: the piece itself, keys, counters. */
const hidden = new Set(['version', 'item_id', 'param_id', 'param_value']);

/** The groups of texts for the values of a column. */
const groups: Partial<Record<string, string>> = {
  product_item_state: 'state',
  withdrawn_because: 'because',
  price_source: 'source',
  hallmark_kind: 'hallmark',
};

/** A value in readable form: texts for states and reasons, amounts with grouped digits. */
function wordsOf(column: string, value: string | null, { t, language }: PageWords): string {
  if (value === null) return '—';
  const group = groups[column];
  if (group !== undefined) return t(`bo-pieces:${group}.${value}`, { defaultValue: value });
  return column.endsWith('_som') ? formatInteger(Number(value), language) : value;
}

/** A stone that was added or removed: kind, number, carats of each, grades. */
function stoneWordsOf({ before, after }: History[number]['changes'][number], { t }: PageWords): string {
  const { kind, count, carat_thousandths: carats, color, clarity } = after ?? before ?? {};
  const grades = [color, clarity].filter((grade) => typeof grade === 'string').join('/');
  const weight = typeof carats === 'number' ? `${carats / 1000} ct` : '';
  const stone = [`${String(kind)} × ${String(count)}`, weight, grades].filter(Boolean).join(', ');
  return t(after === null ? 'bo-pieces:stone.taken' : 'bo-pieces:stone.added', { stone });
}
