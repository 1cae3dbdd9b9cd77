import type { AuditEntry } from '#contract/admin/audit.ts';
import { formatDay } from '#ui/dates.ts';
import { formatSom } from '#ui/format.ts';
import { useWords } from '../../../kit/words.tsx';
import type { ChangedPart } from '../../../shell/history/changed-parts.ts';
import { RecordHistory } from '../../../shell/history/record-history.tsx';

/** Columns that are shown to people; texts are `bo-orders:changed.<column>`. */
const columns: ReadonlySet<string> = new Set([
  'order_state',
  'payment_state',
  'contact_name',
  'contact_phone',
  'contact_email',
  'fulfillment_kind',
  'address',
  'goods_total_som',
  'delivery_cost_som',
  'discount_total_som',
  'total_som',
  'promised_from',
  'promised_to',
  'courier',
  'track_number',
  'tags',
]);

const columnOf = ({ path }: ChangedPart): string => path.split('.')[0] ?? '';

/** What the staff did with an order, field by field, including prints, views of its contacts, and steps. */
export function OrderHistory({ history }: { history: readonly AuditEntry[] }) {
  const { t, language } = useWords();
  return (
    <RecordHistory
      history={history}
      labelOf={(part) =>
        part.table === 'orders' && part.op === 'UPDATE' && columns.has(columnOf(part))
          ? t(`bo-orders:changed.${columnOf(part)}`)
          : null
      }
      shown={(part, value) => {
        const column = columnOf(part);
        if (column === 'order_state') return t(`bo-orders:state.${String(value)}`);
        if (column === 'payment_state') return t(`bo-orders:payment.${String(value)}`);
        if (column === 'fulfillment_kind') return t(`bo-orders:kind.${String(value)}`);
        if (column === 'tags' && Array.isArray(value)) return value.join(', ');
        if (column.endsWith('_som')) return formatSom(Number(value), language);
        if (column.startsWith('promised_')) return formatDay(String(value), language);
        return undefined;
      }}
    />
  );
}
