import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLoaderData } from 'react-router';
import type { RefundColumn, StaffRefundRow } from '#contract/admin/money.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { formatSom } from '#ui/format.ts';
import { formatInstant } from '../kit/instants.ts';
import { FilterBar } from '../kit/list/filter-bar.tsx';
import { needsRows } from '../kit/list/list-address.ts';
import type { ListColumn } from '../kit/list/table/list-table.tsx';
import { Notice } from '../kit/notice.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { Status } from '../kit/status.tsx';
import { DraftOffer } from '../kit/forms/draft-offer.tsx';
import { useDraft } from '../kit/forms/use-draft.ts';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { DeclaredRows, type ListQuery, useListRows } from '../shell/list/declared-rows.tsx';
import { ListTools } from '../shell/list/list-tools.tsx';
import { listLoader } from '../shell/list/list-loader.ts';
import { useShown } from '../shell/list/use-declared.ts';
import { alwaysShown, useFilterMakers } from '../shell/list/use-filters.tsx';
import { withPermission } from '../shell/load-session.ts';
import { hasPermission, useSession } from '../shell/session.ts';
import { DrawerField } from '../shell/store/drawer-field.tsx';
import { type RunAction, useAction } from '../shell/use-action.ts';
import { refundsList } from './money-lists.ts';
import { MoneyFrame } from './money-frame.tsx';
import { OrderLink } from './order-link.tsx';

const load = (query: ListQuery, options?: { signal?: AbortSignal }) =>
  callApi('GET /api/admin/v1/refunds', { query }, options);

export const loader = withPermission('money.read', listLoader(refundsList, load));
export const shouldRevalidate = needsRows;

const keyOf = ({ id }: StaffRefundRow) => String(id);

/** Refunds; those that no provider makes are recorded with the number of their document. */
export function Component() {
  const { t } = useWords();
  const { list, saved } = useLoaderData<typeof loader>();
  const [booked, setBooked] = useState<StaffRefundRow | null>(null);
  const { runAction, outcome } = useAction<'book'>(() => t('bo-money:refund.done'));
  const found = useListRows(refundsList, { list, load });
  const columns = useRefundColumns();
  const shown = useShown(refundsList);
  const filters = useRefundFilters();
  const maySettle = hasPermission(useSession(), 'money.settle');
  return (
    <MoneyFrame
      tab="refunds"
      tools={<ListTools declared={refundsList} {...{ columns, shown, saved }} count={list.count} />}
    >
      <FilterBar filters={filters} />
      {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
      <DeclaredRows
        declared={refundsList}
        caption={t('bo-money:tab.refunds')}
        {...{ found, columns, keyOf, filters }}
        empty={{ title: t('bo-money:refund.empty') }}
        actions={{
          head: t('bo-money:column.action'),
          cell: (row) =>
            row.state === 'REQUESTED' &&
            row.isManual &&
            maySettle && (
              <Button kind="secondary" onClick={() => setBooked(row)}>
                {t('bo-money:refund.book')}
              </Button>
            ),
        }}
      />
      {booked && <BookSheet refund={booked} runAction={runAction} onClose={() => setBooked(null)} />}
    </MoneyFrame>
  );
}

function useRefundFilters() {
  const { t } = useWords();
  const { word, flag } = useFilterMakers();
  const states = ['REQUESTED', 'DONE'].map((id) => ({ id, label: t(`bo-money:refund.state.${id}`) }));
  return [
    word('state', t('bo-money:column.state'), states),
    flag('manual', t('bo-money:refund.method'), t('bo-money:refund.manual')),
  ].map(alwaysShown);
}

function useRefundColumns(): Readonly<Record<RefundColumn, ListColumn<StaffRefundRow>>> {
  const { t, language } = useWords();
  return {
    number: { head: t('bo-money:column.order'), cell: ({ number }) => <OrderLink number={number} /> },
    state: {
      head: t('bo-money:column.state'),
      cell: ({ state, isManual }) => (
        <Status tone={state === 'DONE' ? 'back' : isManual ? 'bad' : 'waits'}>
          {t(`bo-money:refund.state.${state}`)}
        </Status>
      ),
    },
    amount: {
      head: t('bo-money:column.amount'),
      isNumber: true,
      cell: ({ amount }) => formatSom(amount, language),
    },
    provider: {
      head: t('bo-money:column.provider'),
      cell: ({ provider, isManual, state, transaction }) => (
        <>
          {t(`bo-money:provider.${provider}`, { defaultValue: provider })}
          {isManual && <span className="meta ink-2"> {t('bo-money:refund.manual')}</span>}
          {isManual && state === 'DONE' && transaction !== null && (
            <p className="meta ink-2">{t('bo-money:refund.stillTaken', { transaction })}</p>
          )}
        </>
      ),
    },
    createdAt: {
      head: t('bo-money:column.requested'),
      sort: 'createdAt',
      className: 'ink-2',
      cell: ({ createdAt }) => formatInstant(createdAt, language),
    },
    reason: { head: t('bo-money:refund.reason'), className: 'ink-2', cell: ({ reason }) => reason },
    paper: { head: t('bo-money:column.paper'), cell: ({ paper }) => paper },
    doneAt: {
      head: t('bo-money:refund.doneAt'),
      className: 'ink-2',
      cell: ({ doneAt }) => doneAt !== null && formatInstant(doneAt, language),
    },
  };
}

interface SheetProps {
  refund: StaffRefundRow;
  runAction: RunAction<'book'>;
  onClose: () => void;
}

function BookSheet({ refund, runAction, onClose }: SheetProps) {
  const { t, language } = useWords();
  const form = useForm({
    defaultValues: { paperNumber: '', storeId: String(refund.storeId ?? '') },
  });
  const { register, handleSubmit, formState } = form;
  const { id, number, amount, provider } = refund;
  const draft = useDraft(form, {
    name: `refund ${id} BOOK`,
    title: `${number}: ${t('bo-money:refund.book')}`,
  });
  const submit = handleSubmit(async ({ paperNumber, storeId }) => {
    const body = { paperNumber, storeId: storeId === '' ? null : Number(storeId) };
    const send = () => callApi('POST /api/admin/v1/refunds/:id/done', { params: { id }, body });
    if (!(await runAction('book', send))) return;
    draft.finish();
    onClose();
  });
  return (
    <Sheet title={t('bo-money:refund.book')} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <p>{t('bo-money:refund.lead', { number, sum: formatSom(amount, language) })}</p>
        <Field
          label={t('bo-money:column.paper')}
          helper={t('bo-money:refund.paperHelp')}
          maxLength={60}
          error={formState.errors.paperNumber && t('bo-shell:needed')}
          {...register('paperNumber', { required: true })}
        />
        {(provider === 'CASH' || provider === 'OLD_GOLD') && <DrawerField {...register('storeId')} />}
        <Button type="submit" loading={formState.isSubmitting}>
          {t('bo-money:refund.book')}
        </Button>
      </form>
    </Sheet>
  );
}
