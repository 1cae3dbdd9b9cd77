import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLoaderData, useNavigation, useSearchParams } from 'react-router';
import type { StaffRefundRow } from '#contract/admin/money.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { formatSom } from '#ui/format.ts';
import { formatInstant } from '../kit/instants.ts';
import { DataTable, type DataColumn } from '../kit/list/data-table.tsx';
import { queryOfAddress } from '../kit/list/list-address.ts';
import { SwitchFilter, WordFilter } from '../kit/list/list-filters.tsx';
import { MoreButton } from '../kit/more-button.tsx';
import { Nothing, Notice } from '../kit/notice.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { Status } from '../kit/status.tsx';
import { useMoreRows } from '../kit/use-more-rows.ts';
import { DraftOffer } from '../kit/forms/draft-offer.tsx';
import { useDraft } from '../kit/forms/use-draft.ts';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { withPermission } from '../shell/load-session.ts';
import { ProblemLine } from '../shell/login/problem-line.tsx';
import { hasPermission, useSession } from '../shell/session.ts';
import { type Act, useAct } from '../shell/use-act.ts';
import { MoneyFrame } from './money-frame.tsx';
import { OrderLink } from './order-link.tsx';

const address = { words: ['sort', 'state'], switches: ['manual'], sort: '-createdAt' };

export const loader = withPermission('money.read', ({ request }) =>
  callApi('GET /api/admin/v1/refunds', { query: queryOfAddress(new URL(request.url).searchParams, address) }),
);

/** Refunds; those that no provider does are booked with the number of their paper. */
export function Component() {
  const { t } = useWords();
  const list = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const isBusy = useNavigation().state === 'loading';
  const [booked, setBooked] = useState<StaffRefundRow | null>(null);
  const { act, outcome } = useAct<'book'>(() => t('bo-money:refund.done'));
  const { rows, hasMore, showMore, isLoading, error } = useMoreRows(list, (cursor) =>
    callApi('GET /api/admin/v1/refunds', { query: queryOfAddress(search, address, cursor) }),
  );
  return (
    <MoneyFrame tab="refunds">
      <div className="bar">
        <WordFilter
          name="state"
          label={t('bo-money:column.state')}
          options={['REQUESTED', 'DONE'].map((id) => ({ id, label: t(`bo-money:refund.state.${id}`) }))}
        />
        <SwitchFilter
          label={t('bo-money:refund.way')}
          options={[{ id: 'manual', label: t('bo-money:refund.manual') }]}
        />
      </div>
      {outcome && <Notice tone={outcome.tone}>{outcome.words}</Notice>}
      {rows.length > 0 ? (
        <RefundsTable rows={rows} isBusy={isBusy} onBook={setBooked} />
      ) : (
        <Nothing title={t('bo-money:refund.empty')} />
      )}
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isLoading} onPress={() => void showMore()} />}
      {booked && <BookSheet refund={booked} act={act} onClose={() => setBooked(null)} />}
    </MoneyFrame>
  );
}

interface TableProps {
  rows: StaffRefundRow[];
  isBusy: boolean;
  onBook: (refund: StaffRefundRow) => void;
}

function RefundsTable({ rows, isBusy, onBook }: TableProps) {
  const { t, language } = useWords();
  const maySettle = hasPermission(useSession(), 'money.settle');
  const columns: DataColumn<StaffRefundRow>[] = [
    { head: t('bo-money:column.order'), cell: ({ number }) => <OrderLink number={number} /> },
    {
      head: t('bo-money:column.state'),
      cell: ({ state, isManual }) => (
        <Status tone={state === 'DONE' ? 'back' : isManual ? 'bad' : 'waits'}>
          {t(`bo-money:refund.state.${state}`)}
        </Status>
      ),
    },
    {
      head: t('bo-money:column.amount'),
      className: 'num',
      cell: ({ amount }) => formatSom(amount, language),
    },
    {
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
    {
      head: t('bo-money:column.requested'),
      className: 'wide-only ink-2',
      cell: ({ createdAt, reason }) =>
        [formatInstant(createdAt, language), reason].filter(Boolean).join('. '),
    },
    {
      head: t('bo-money:column.paper'),
      className: 'row-act',
      cell: (row) =>
        row.state === 'REQUESTED' && row.isManual && maySettle ? (
          <Button kind="secondary" onClick={() => onBook(row)}>
            {t('bo-money:refund.book')}
          </Button>
        ) : (
          row.paper
        ),
    },
  ];
  return (
    <DataTable
      caption={t('bo-money:tab.refunds')}
      rows={rows}
      columns={columns}
      keyOf={({ id }) => id}
      isBusy={isBusy}
    />
  );
}

interface SheetProps {
  refund: StaffRefundRow;
  act: Act<'book'>;
  onClose: () => void;
}

function BookSheet({ refund, act, onClose }: SheetProps) {
  const { t, language } = useWords();
  const form = useForm({ defaultValues: { paperNumber: '' } });
  const { register, handleSubmit, formState } = form;
  const { id, number, amount } = refund;
  const draft = useDraft(form, {
    name: `refund ${id} BOOK`,
    title: `${number}: ${t('bo-money:refund.book')}`,
  });
  const submit = handleSubmit(async (body) => {
    const send = () => callApi('POST /api/admin/v1/refunds/:id/done', { params: { id }, body });
    if (!(await act('book', send))) return;
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
        <Button type="submit" loading={formState.isSubmitting}>
          {t('bo-money:refund.book')}
        </Button>
      </form>
    </Sheet>
  );
}
