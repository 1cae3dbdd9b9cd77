import type { AuditEntry } from '#contract/admin/audit.ts';
import { useWords } from '../../kit/words.tsx';
import { RecordHistory } from '../../shell/history/record-history.tsx';

/** What the staff did with a customer: views of the contacts, ended sessions, changed price types. */
export function CustomerHistory({ history }: { history: readonly AuditEntry[] }) {
  const { t } = useWords();
  return (
    <RecordHistory
      history={history}
      labelOf={({ table, path }) =>
        table === 'users' && path === 'price_type' ? t('bo-people:column.priceType') : null
      }
      shown={(_, value) => t(`bo-people:customer.priceType.${String(value)}`)}
    />
  );
}
