import type { ModelColumn, ModelRow } from '#contract/admin/catalog/model.ts';
import { type ListColumn, ListTable } from '../../kit/list/table/list-table.tsx';
import type { Selection } from '../../kit/list/selection.ts';
import { SelectionCheck } from '../../kit/list/selection-check.tsx';
import { useWords } from '../../kit/words.tsx';
import { modelsAddress } from './list-query.ts';

interface Props {
  rows: ModelRow[];
  shown: readonly ModelColumn[];
  columns: Record<ModelColumn, ListColumn<ModelRow>>;
  isBusy: boolean;
  selection: Selection;
}

export function ModelsTable({ rows, shown, columns, isBusy, selection }: Props) {
  const { t } = useWords();
  return (
    <ListTable
      caption={t('bo-shell:section.catalog')}
      className="models-table"
      rows={rows}
      shown={shown}
      columns={columns}
      keyOf={({ artikul }) => artikul}
      defaultSort={modelsAddress.sort}
      isBusy={isBusy}
      isChosen={({ artikul }) => selection.isChosen(artikul)}
      lead={({ artikul }) => (
        <SelectionCheck
          selection={selection}
          row={artikul}
          label={t('bo-bulk:choose', { record: artikul })}
        />
      )}
    />
  );
}
