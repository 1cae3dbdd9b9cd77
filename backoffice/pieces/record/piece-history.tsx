import type { StaffAnswer } from '#client/admin/call-staff-api.ts';
import { changedColumns } from '../../kit/changed-columns.ts';
import { formatInstant } from '../../kit/instants.ts';
import { formatDate } from '#ui/dates.ts';
import { formatInteger } from '#ui/format.ts';
import { type PageWords, useWords } from '../../kit/words.tsx';
import type { StaffStores } from '../../shell/stores.ts';
import { placeName } from '../place-name.ts';

type History = StaffAnswer<'GET /api/admin/v1/pieces/:serial/history'>;

/** Who changed which column of the piece, with the values before and after. */
export function PieceHistory({ history, stores }: { history: History; stores: StaffStores }) {
  const { t, language } = useWords();
  const words = { t, language, stores };
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
                  .flatMap(withPlaces)
                  .filter(({ column }) => !hidden.has(column))
                  .map(({ column, before, after }, nth) => (
                    // oxlint-disable-next-line react/no-array-index-key -- two characteristics may have the same column, and their order does not change
                    <p key={nth}>
                      {`${t(`bo-pieces:changed.${column}`, { defaultValue: column })}: `}
                      <del className="ink-2">{wordsOf(column, before, words)}</del>
                      {` → ${wordsOf(column, after, words)}`}
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
const hidden = new Set([
  'id',
  'product_id',
  'serial_number',
  'version',
  'item_id',
  'param_id',
  'param_value',
]);

/** The changed columns; the warehouse, which has no id, is 0, because a missing value is no place. */
function withPlaces(change: History[number]['changes'][number]) {
  return changedColumns(change).map((changed) =>
    changed.column === 'store_id' && change.op === 'UPDATE'
      ? { ...changed, before: changed.before ?? '0', after: changed.after ?? '0' }
      : changed,
  );
}

/** The groups of texts for the values of a column. */
const groups: Partial<Record<string, string>> = {
  product_item_state: 'state',
  withdrawn_because: 'because',
  price_source: 'source',
  hallmark_kind: 'hallmark',
};

/** A value in readable form: texts for states and reasons, amounts with grouped digits. */
function wordsOf(
  column: string,
  value: string | null,
  { stores, ...words }: PageWords & { stores: StaffStores },
): string {
  const { t, language } = words;
  if (value === null) return '—';
  if (column === 'store_id') return placeName(Number(value) || null, { ...words, stores });
  if (column.endsWith('_on')) return formatDate(value, language);
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
