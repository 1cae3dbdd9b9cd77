import { useState, type ChangeEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useLoaderData } from 'react-router';
import type { MissingReceipt, ReceiptColumn } from '#contract/admin/money.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import type { FiscalReceiptInput } from '#contract/admin/counter.ts';
import { formatInstant } from '../kit/instants.ts';
import { needsRows } from '../kit/list/list-address.ts';
import { type ListColumn, ListTable } from '../kit/list/table/list-table.tsx';
import { Nothing, Notice } from '../kit/notice.tsx';
import { Form } from '../kit/forms/refused/form.tsx';
import { ReceiptForm } from '../kit/forms/receipt-form.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { Status } from '../kit/status.tsx';
import { DraftOffer } from '../kit/forms/draft-offer.tsx';
import { useDraft } from '../kit/forms/use-draft.ts';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { ListTools } from '../shell/list/list-tools.tsx';
import { viewsOfList } from '../shell/list/saved-views.ts';
import { useShown } from '../shell/list/use-declared.ts';
import { withPermission } from '../shell/load-session.ts';
import { hasPermission, useSession } from '../shell/session.ts';
import { type RunAction, useAction } from '../shell/use-action.ts';
import { receiptsList } from './money-lists.ts';
import { MoneyFrame } from './money-frame.tsx';
import { OrderLink } from './order-link.tsx';

type Action = 'codes' | 'send' | 'add';

export const loader = withPermission('money.read', async ({ request }) => {
  const saved = await viewsOfList(receiptsList, new URL(request.url));
  const { rows } = await callApi('GET /api/admin/v1/receipts', {});
  return { rows, saved };
});

export const shouldRevalidate = needsRows;

/** Missing fiscal receipts: codes are corrected, and the register is called again. */
export function Component() {
  const { t } = useWords();
  const { rows, saved } = useLoaderData<typeof loader>();
  const [mending, setMending] = useState<MissingReceipt | null>(null);
  const [adding, setAdding] = useState<MissingReceipt | null>(null);
  const { runAction, outcome } = useAction<Action>((action) => t(`bo-money:receipt.done.${action}`));
  const columns = useReceiptColumns();
  const shown = useShown(receiptsList);
  const count = { value: rows.length, isExact: true };
  return (
    <MoneyFrame
      tab="receipts"
      tools={<ListTools declared={receiptsList} {...{ columns, shown, saved, count }} />}
    >
      {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
      {rows.length === 0 ? (
        <Nothing title={t('bo-money:receipt.empty')} />
      ) : (
        <ListTable
          caption={t('bo-money:tab.receipts')}
          {...{ rows, shown, columns }}
          keyOf={({ paymentId, refundId }) => `${paymentId} ${refundId}`}
          defaultSort={receiptsList.address.sort}
          isBusy={false}
          actions={{
            head: t('bo-money:column.action'),
            cell: (row) => (
              <ReceiptActions row={row} runAction={runAction} onMend={setMending} onAdd={setAdding} />
            ),
          }}
        />
      )}
      {adding && <CounterReceipt receipt={adding} runAction={runAction} onClose={() => setAdding(null)} />}
      {mending && <CodesSheet receipt={mending} runAction={runAction} onClose={() => setMending(null)} />}
    </MoneyFrame>
  );
}

function useReceiptColumns(): Readonly<Record<ReceiptColumn, ListColumn<MissingReceipt>>> {
  const { t, language } = useWords();
  return {
    number: {
      head: t('bo-money:column.order'),
      cell: ({ number, refundId }) => (
        <>
          <OrderLink number={number} />
          <span className="meta ink-2">
            {' '}
            {t(refundId === null ? 'bo-money:receipt.sale' : 'bo-money:receipt.refund')}
          </span>
        </>
      ),
    },
    state: {
      head: t('bo-money:column.state'),
      cell: ({ message }) => (
        <Status tone={message === null ? 'waits' : 'bad'}>{message ?? t('bo-money:receipt.missing')}</Status>
      ),
    },
    provider: {
      head: t('bo-money:column.provider'),
      cell: ({ provider }) => t(`bo-money:provider.${provider}`, { defaultValue: provider }),
    },
    at: {
      head: t('bo-money:receipt.at'),
      className: 'ink-2',
      cell: ({ at }) => formatInstant(at, language),
    },
  };
}

interface ActionsProps {
  row: MissingReceipt;
  runAction: RunAction<Action>;
  onMend: (receipt: MissingReceipt) => void;
  onAdd: (receipt: MissingReceipt) => void;
}

function ReceiptActions({ row, runAction, onMend, onAdd }: ActionsProps) {
  const { t } = useWords();
  const session = useSession();
  const { paymentId: id, refundId } = row;
  const send = () =>
    runAction('send', () =>
      callApi('POST /api/admin/v1/receipts/:id/send', { params: { id }, body: { refundId } }),
    );
  if (row.isCounter)
    return (
      hasPermission(session, 'counter.sell') && (
        <Button kind="secondary" onClick={() => onAdd(row)}>
          {t('bo-money:receipt.add')}
        </Button>
      )
    );
  if (!hasPermission(session, 'money.settle')) return null;
  return (
    <div className="row-actions">
      <Button kind="secondary" onClick={() => onMend(row)}>
        {t('bo-money:receipt.mend')}
      </Button>
      <Button kind="secondary" onClick={() => void send()}>
        {t('bo-money:receipt.send')}
      </Button>
    </div>
  );
}

interface SheetProps {
  receipt: MissingReceipt;
  runAction: RunAction<Action>;
  onClose: () => void;
}

/** A receipt that the store's register printed after the sale was completed. */
function CounterReceipt({ receipt, runAction, onClose }: SheetProps) {
  const { paymentId: id } = receipt;
  const add = async (printed: FiscalReceiptInput) => {
    const send = () =>
      callApi('POST /api/admin/v1/receipts/:id/counter', { params: { id }, body: { receipt: printed } });
    return (await runAction('add', send)) ? 'SENT' : 'REFUSED';
  };
  return <ReceiptForm draftName={`receipt ${id} COUNTER`} onDone={add} onClose={onClose} />;
}

const codesOf = ([first]: MissingReceipt['lines']) => ({
  serialNumber: first?.serialNumber ?? '',
  ikpu: first?.ikpu ?? '',
  packageCode: first?.packageCode ?? '',
});

function CodesSheet({ receipt, runAction, onClose }: SheetProps) {
  const { t } = useWords();
  const { paymentId: id, lines } = receipt;
  const form = useForm({ defaultValues: codesOf(lines) });
  const { register, handleSubmit, formState, setValue } = form;
  const [refused, setRefused] = useState<unknown>(null);
  const draft = useDraft(form, { name: `receipt ${id} CODES`, title: t('bo-money:receipt.mend') });
  const choose = (serial: string) => {
    const line = lines.find(({ serialNumber }) => serialNumber === serial);
    setValue('ikpu', line?.ikpu ?? '');
    setValue('packageCode', line?.packageCode ?? '');
  };
  const submit = handleSubmit(async (body) => {
    const send = async () => {
      try {
        await callApi('POST /api/admin/v1/receipts/:id/codes', { params: { id }, body });
      } catch (error) {
        setRefused(error);
        throw error;
      }
    };
    if (!(await runAction('codes', send))) return;
    draft.finish();
    onClose();
  });
  const { errors } = formState;
  return (
    <Sheet title={t('bo-money:receipt.mend')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <Form error={refused} onSubmit={submit}>
        <p className="ink-2">{t('bo-money:receipt.lead')}</p>
        <label className="field">
          <span className="label">{t('bo-money:receipt.piece')}</span>
          <select
            className="input"
            {...register('serialNumber', {
              onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => choose(target.value),
            })}
          >
            {lines.map(({ serialNumber }) => (
              <option key={serialNumber}>{serialNumber}</option>
            ))}
          </select>
        </label>
        <Field
          label={t('bo-money:receipt.ikpu')}
          helper={t('bo-money:receipt.ikpuHelp')}
          inputMode="numeric"
          maxLength={40}
          error={errors.ikpu && t('bo-shell:needed')}
          {...register('ikpu', { required: true })}
        />
        <Field
          label={t('bo-money:receipt.packageCode')}
          maxLength={40}
          error={errors.packageCode && t('bo-shell:needed')}
          {...register('packageCode', { required: true })}
        />
        <Button type="submit" loading={formState.isSubmitting}>
          {t('bo-money:receipt.save')}
        </Button>
      </Form>
    </Sheet>
  );
}
