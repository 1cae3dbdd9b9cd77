import type { AuditEntry } from '#contract/admin/audit.ts';
import { useWords } from '../../kit/words.tsx';
import type { ChangedPart } from '../../shell/history/changed-parts.ts';
import { RecordHistory } from '../../shell/history/record-history.tsx';

const fields: Readonly<Record<string, string>> = {
  'name.ru': 'field.nameRu',
  'name.uz': 'field.nameUz',
  'name.en': 'field.nameEn',
  type: 'params.type',
  unit: 'params.unit',
  filterable: 'params.filterable',
};

/** Who did what with a characteristic and its values. */
export function ParamHistory({ history }: { history: readonly AuditEntry[] }) {
  const { t } = useWords();
  const labelOf = ({ table, record, path }: ChangedPart): string | null => {
    const field = fields[path];
    if (field === undefined) return null;
    const label = t(`bo-catalog:${field}`);
    // the key of a value consists of its characteristic's and its code
    return table === 'param_values' ? `${record.replace(/^\d+\//, '')}, ${label}` : label;
  };
  const shown = ({ path }: ChangedPart, value: unknown) =>
    path === 'type' ? t(`bo-catalog:params.types.${String(value)}`) : undefined;
  return <RecordHistory history={history} labelOf={labelOf} shown={shown} />;
}
