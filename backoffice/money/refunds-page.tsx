import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLoaderData, useNavigation, useSearchParams } from 'react-router';
import type { RefundColumn, StaffRefundRow } from '#contract/admin/money.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { formatSom } from '#ui/format.ts';
import { formatInstant } from '../kit/instants.ts';
import { needsRows, queryOfAddress } from '../kit/list/list-address.ts';
import { SwitchFilter, WordFilter } from '../kit/list/list-filters.tsx';
import { type ListColumn, ListTable } from '../kit/list/table/list-table.tsx';
import { MoreButton } from '../kit/more-button.tsx';
import { Nothing, Notice } from '../kit/notice.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { Status } from '../kit/status.tsx';
import { useMoreRows } from '../kit/use-more-rows.ts';
import { DraftOffer } from '../kit/forms/draft-offer.tsx';
import { useDraft } from '../kit/forms/use-draft.ts';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { ListTools } from '../shell/list/list-tools.tsx';
import { listLoader } from '../shell/list/list-loader.ts';
import { useShown } from '../shell/list/use-declared.ts';
import { withPermission } from '../shell/load-session.ts';
import { ProblemLine } from '../shell/login/problem-line.tsx';
import { hasPermission, useSession } from '../shell/session.ts';
import { DrawerField } from '../shell/store/drawer-field.tsx';
import { type RunAction, useAction } from '../shell/use-action.ts';
import { refundsList } from './money-lists.ts';
import { MoneyFrame } from './money-frame.tsx';
import { OrderLink } from './order-link.tsx';

const { address } = refundsList;

export const loader = withPermission(
  'money.read',
  listLoader(refundsList, (query) => callApi('GET /api/admin/v1/refunds', { query })),
);

export const shouldRevalidate = needsRows;

/** Refunds; those that no provider makes are recorded with the number of their document. */
export function Component() {
  const { t } = useWords();
  const { list, saved } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const isBusy = useNavigation().state === 'loading';
  const [booked, setBooked] = useState<StaffRefundRow | null>(null);
  const { runAction, outcome } = useAction<'book'>(() => t('bo-money:refund.done'));
  const { rows, hasMore, showMore, isLoading, error } = useMoreRows(list, (cursor) =>
    callApi('GET /api/admin/v1/refunds', { query: queryOfAddress(search, address, cursor) }),
  );
  const columns = useRefundColumns();
  const shown = useShown(refundsList);
  const maySettle = hasPermission(useSession(), 'money.settle');
  return (
    <MoneyFrame
      tab="refunds"
      tools={<ListTools declared={refundsList} {...{ columns, shown, saved }} count={list.count} />}
    >
      <div className="bar">
        <WordFilter
          name="state"
          label={t('bo-money:column.state')}
          options={['REQUESTED', 'DONE'].map((id) => ({ id, label: t(`bo-money:refund.state.${id}`) }))}
        />
        <SwitchFilter
          label={t('bo-money:refund.method')}
          options={[{ id: 'manual', label: t('bo-money:refund.manual') }]}
        />
      </div>
      {outcome && <Notice tone={outcome.tone}>{outcome.message}</Notice>}
      {rows.length > 0 ? (
        <ListTable
          caption={t('bo-money:tab.refunds')}
          {...{ rows, shown, columns, isBusy }}
          keyOf={({ id }) => String(id)}
          defaultSort={address.sort}
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
      ) : (
        <Nothing title={t('bo-money:refund.empty')} />
      )}
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isLoading} onPress={() => void showMore()} />}
      {booked && <BookSheet refund={booked} runAction={runAction} onClose={() => setBooked(null)} />}
    </MoneyFrame>
  );
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
