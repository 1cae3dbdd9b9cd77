import { useState } from 'react';
import type { ParamValue, StaffParam } from '#contract/admin/catalog/param.ts';
import { Button } from '#ui/controls/button.tsx';
import { PlaceButtons } from '../../kit/list/place-buttons.tsx';
import { DataTable, type DataColumn } from '../../kit/list/data-table.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { SavingProblem, useSaving } from '../../shell/saving.tsx';
import { nameIn } from '../../shell/stores.ts';
import { UsesLeft } from '../uses-left.tsx';
import { ValueSheet } from './value-sheet.tsx';

/** The values of a choice, in their order. */
export function ParamValues({ param }: { param: StaffParam }) {
  const { t, language } = useWords();
  const [edited, setEdited] = useState<ParamValue | 'new' | null>(null);
  const { save, error } = useSaving(() => undefined);
  const { id, values } = param;
  const move = (code: string, place: number) =>
    void save(() =>
      callApi('POST /api/admin/v1/params/:id/values/:code/move', { params: { id, code }, body: { place } }),
    );
  const columns: DataColumn<ParamValue>[] = [
    {
      head: t('bo-catalog:name'),
      cell: (value) => (
        <button type="button" className="text-link" onClick={() => setEdited(value)}>
          {nameIn(value, language)}
        </button>
      ),
    },
    { head: t('bo-catalog:params.code'), className: 'wide-only ink-2', cell: ({ code }) => code },
    {
      head: t('bo-catalog:params.pieces'),
      className: 'num',
      isLabelled: true,
      cell: ({ pieces }) => String(pieces),
    },
    {
      head: t('bo-shell:order.head'),
      className: 'row-action',
      cell: (value) => (
        <PlaceButtons
          name={nameIn(value, language)}
          place={values.indexOf(value)}
          count={values.length}
          onMove={(to) => move(value.code, to)}
        />
      ),
    },
  ];
  return (
    <section className="form catalog-part" aria-labelledby="param-values">
      <h2 className="section-title" id="param-values">
        {t('bo-catalog:params.values')}
      </h2>
      <SavingProblem error={error} />
      <UsesLeft error={error} />
      {values.length > 0 && (
        <DataTable
          caption={t('bo-catalog:params.values')}
          rows={values}
          keyOf={({ code }) => code}
          columns={columns}
        />
      )}
      <div>
        <Button kind="secondary" type="button" onClick={() => setEdited('new')}>
          {t('bo-catalog:params.addValue')}
        </Button>
      </div>
      {edited !== null && (
        <ValueSheet
          paramId={id}
          value={edited === 'new' ? null : (values.find(({ code }) => code === edited.code) ?? edited)}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}
