import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLoaderData } from 'react-router';
import type { DiscrepancyRow } from '#contract/admin/money.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, FieldError } from '#ui/controls/field.tsx';
import { formatSom } from '#ui/format.ts';
import { formatInstant } from '../kit/instants.ts';
import { DataTable, type DataColumn } from '../kit/list/data-table.tsx';
import { Nothing, Notice } from '../kit/notice.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { DraftOffer } from '../kit/forms/draft-offer.tsx';
import { useDraft } from '../kit/forms/use-draft.ts';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { withPermission } from '../shell/load-session.ts';
import { hasPermission, useSession } from '../shell/session.ts';
import { type Act, useAct } from '../shell/use-act.ts';
import { MoneyFrame } from './money-frame.tsx';
import { OrderLink } from './order-link.tsx';

export const loader = withPermission('money.read', () => callApi('GET /api/admin/v1/discrepancies', {}));

/** Payments whose state differs at their provider: a person looks in its cabinet and says what is true. */
export function Component() {
  const { t } = useWords();
  const { rows } = useLoaderData<typeof loader>();
  const [closing, setClosing] = useState<DiscrepancyRow | null>(null);
  const { act, outcome } = useAct<'close'>(() => t('bo-money:discrepancy.done'));
  return (
    <MoneyFrame tab="discrepancies">
      {outcome && <Notice tone={outcome.tone}>{outcome.words}</Notice>}
      {rows.length === 0 ? (
        <Nothing title={t('bo-money:discrepancy.empty')} />
      ) : (
        <DiscrepanciesTable rows={rows} onClose={setClosing} />
      )}
      {closing && <CloseSheet row={closing} act={act} onClose={() => setClosing(null)} />}
    </MoneyFrame>
  );
}

interface TableProps {
  rows: DiscrepancyRow[];
  onClose: (row: DiscrepancyRow) => void;
}

function DiscrepanciesTable({ rows, onClose }: TableProps) {
  const { t, language } = useWords();
  const maySettle = hasPermission(useSession(), 'money.settle');
  const columns: DataColumn<DiscrepancyRow>[] = [
    { head: t('bo-money:column.order'), cell: ({ number }) => <OrderLink number={number} /> },
    {
      head: t('bo-money:column.provider'),
      cell: ({ provider, transaction }) =>
        `${t(`bo-money:provider.${provider}`, { defaultValue: provider })} ${transaction ?? ''}`,
    },
    {
      head: t('bo-money:column.amount'),
      className: 'num',
      cell: ({ amount }) => formatSom(amount, language),
    },
    { head: t('bo-money:discrepancy.ours'), cell: ({ ours }) => t(`bo-money:payment.state.${ours}`) },
    {
      head: t('bo-money:discrepancy.noted'),
      className: 'wide-only ink-2',
      cell: ({ notedAt }) => formatInstant(notedAt, language),
    },
    {
      head: t('bo-money:column.action'),
      className: 'row-act',
      cell: (row) =>
        maySettle && (
          <Button kind="secondary" onClick={() => onClose(row)}>
            {t('bo-money:discrepancy.close')}
          </Button>
        ),
    },
  ];
  return (
    <DataTable
      caption={t('bo-money:tab.discrepancies')}
      rows={rows}
      columns={columns}
      keyOf={({ id }) => id}
    />
  );
}

interface SheetProps {
  row: DiscrepancyRow;
  act: Act<'close'>;
  onClose: () => void;
}

function CloseSheet({ row, act, onClose }: SheetProps) {
  const { t } = useWords();
  const form = useForm<{ decision: 'STANDS' | 'RETURNED'; reason: string }>();
  const { register, handleSubmit, formState } = form;
  const { id, number } = row;
  const draft = useDraft(form, {
    name: `discrepancy ${id} CLOSE`,
    title: `${number}: ${t('bo-money:discrepancy.close')}`,
  });
  const submit = handleSubmit(async (body) => {
    const send = () => callApi('POST /api/admin/v1/discrepancies/:id/close', { params: { id }, body });
    if (!(await act('close', send))) return;
    draft.finish();
    onClose();
  });
  return (
    <Sheet title={t('bo-money:discrepancy.close')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <fieldset className="choices">
          <legend className="ink-2">{t('bo-money:discrepancy.lead', { number })}</legend>
          {(['STANDS', 'RETURNED'] as const).map((decision) => (
            <label key={decision} className="choice">
              <input type="radio" value={decision} {...register('decision', { required: true })} />
              <span>{t(`bo-money:discrepancy.decision.${decision}`)}</span>
            </label>
          ))}
          {formState.errors.decision && <FieldError>{t('bo-shell:needed')}</FieldError>}
        </fieldset>
        <Field
          label={t('bo-money:discrepancy.found')}
          maxLength={300}
          error={formState.errors.reason && t('bo-shell:needed')}
          {...register('reason', { required: true })}
        />
        <Button type="submit" loading={formState.isSubmitting}>
          {t('bo-money:discrepancy.close')}
        </Button>
      </form>
    </Sheet>
  );
}
