import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLoaderData } from 'react-router';
import type { DiscrepancyColumn, DiscrepancyRow } from '#contract/admin/money.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, FieldError } from '#ui/controls/field.tsx';
import { formatSom } from '#ui/format.ts';
import { formatInstant } from '../kit/instants.ts';
import { FilterBar } from '../kit/list/filter-bar.tsx';
import { needsRows } from '../kit/list/list-address.ts';
import type { ListColumn } from '../kit/list/table/list-table.tsx';
import { Notice } from '../kit/notice.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { DraftOffer } from '../kit/forms/draft-offer.tsx';
import { useDraft } from '../kit/forms/use-draft.ts';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { DeclaredRows, type ListQuery, useListRows } from '../shell/list/declared-rows.tsx';
import { ListTools } from '../shell/list/list-tools.tsx';
import { listLoader } from '../shell/list/list-loader.ts';
import { useShown } from '../shell/list/use-declared.ts';
import { alwaysShown, useFilterMakers } from '../shell/list/use-filters.tsx';
import { filtersAlone, wholePage } from '../shell/list/whole-list.ts';
import { withPermission } from '../shell/load-session.ts';
import { hasPermission, useSession } from '../shell/session.ts';
import { type RunAction, useAction } from '../shell/use-action.ts';
import { discrepanciesList } from './money-lists.ts';
import { MoneyFrame } from './money-frame.tsx';
import { OrderLink } from './order-link.tsx';

const load = async (query: ListQuery, options?: { signal?: AbortSignal }) => {
  const { rows } = await callApi('GET /api/admin/v1/discrepancies', { query: filtersAlone(query) }, options);
  return wholePage(rows);
};

export const loader = withPermission('money.read', listLoader(discrepanciesList, load));
export const shouldRevalidate = needsRows;

const keyOf = ({ id }: DiscrepancyRow) => String(id);

/** Payments whose state differs from the provider's: a person checks the provider's website and decides which is right. */
export function Component() {
  const { t } = useWords();
  const { list, saved } = useLoaderData<typeof loader>();
  const [closing, setClosing] = useState<DiscrepancyRow | null>(null);
  const { runAction, outcome } = useAction<'close'>(() => t('bo-money:discrepancy.done'));
  const found = useListRows(discrepanciesList, { list, load });
  const columns = useDiscrepancyColumns();
  const shown = useShown(discrepanciesList);
  const maySettle = hasPermission(useSession(), 'money.settle');
  const { word } = useFilterMakers();
  const providers = ['PAYME', 'CLICK', 'UZUM'].map((id) => ({ id, label: t(`bo-money:provider.${id}`) }));
  const filters = [alwaysShown(word('provider', t('bo-money:column.provider'), providers))];
  return (
    <MoneyFrame
      tab="discrepancies"
      tools={<ListTools declared={discrepanciesList} {...{ columns, shown, saved }} count={list.count} />}
    >
      <FilterBar filters={filters} />
      {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
      <DeclaredRows
        declared={discrepanciesList}
        caption={t('bo-money:tab.discrepancies')}
        {...{ found, columns, keyOf, filters }}
        empty={{ title: t('bo-money:discrepancy.empty') }}
        actions={{
          head: t('bo-money:column.action'),
          cell: (row) =>
            maySettle && (
              <Button kind="secondary" onClick={() => setClosing(row)}>
                {t('bo-money:discrepancy.close')}
              </Button>
            ),
        }}
      />
      {closing && <CloseSheet row={closing} runAction={runAction} onClose={() => setClosing(null)} />}
    </MoneyFrame>
  );
}

function useDiscrepancyColumns(): Readonly<Record<DiscrepancyColumn, ListColumn<DiscrepancyRow>>> {
  const { t, language } = useWords();
  return {
    number: { head: t('bo-money:column.order'), cell: ({ number }) => <OrderLink number={number} /> },
    provider: {
      head: t('bo-money:column.provider'),
      cell: ({ provider }) => t(`bo-money:provider.${provider}`, { defaultValue: provider }),
    },
    amount: {
      head: t('bo-money:column.amount'),
      isNumber: true,
      cell: ({ amount }) => formatSom(amount, language),
    },
    ours: {
      head: t('bo-money:discrepancy.ours'),
      cell: ({ ours }) => t(`bo-money:payment.state.${ours}`),
    },
    notedAt: {
      head: t('bo-money:discrepancy.noted'),
      className: 'ink-2',
      cell: ({ notedAt }) => formatInstant(notedAt, language),
    },
    transaction: {
      head: t('bo-money:payment.transaction'),
      className: 'ink-2',
      cell: ({ transaction }) => transaction,
    },
  };
}

interface SheetProps {
  row: DiscrepancyRow;
  runAction: RunAction<'close'>;
  onClose: () => void;
}

function CloseSheet({ row, runAction, onClose }: SheetProps) {
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
    if (!(await runAction('close', send))) return;
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
