import { useRef, useState } from 'react';
import { useLoaderData, useNavigation, useSearchParams } from 'react-router';
import type { StaffPaymentRow } from '#contract/admin/money.ts';
import { isApiProblem } from '#client/problem.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatSom } from '#ui/format.ts';
import { formatInstant } from '../kit/instants.ts';
import { DataTable, type DataColumn } from '../kit/list/data-table.tsx';
import { queryOfAddress } from '../kit/list/list-address.ts';
import { SearchField, WordFilter } from '../kit/list/list-filters.tsx';
import { MoreButton } from '../kit/more-button.tsx';
import { Nothing } from '../kit/notice.tsx';
import { Status, type Tone } from '../kit/status.tsx';
import { useMoreRows } from '../kit/use-more-rows.ts';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { withPermission } from '../shell/load-session.ts';
import { ProblemLine } from '../shell/login/problem-line.tsx';
import { MoneyFrame } from './money-frame.tsx';
import { OrderLink } from './order-link.tsx';

const address = { words: ['q', 'sort', 'state', 'provider'], switches: [], sort: '-createdAt' };
const tones: Record<StaffPaymentRow['state'], Tone> = {
  PENDING: 'waits',
  OPEN: 'works',
  PAID: 'done',
  FAILED: 'bad',
  REFUNDED: 'back',
};
const providers = ['PAYME', 'CLICK', 'UZUM', 'CASH', 'CARD_IN_STORE'];

export const loader = withPermission('money.read', ({ request }) =>
  callApi('GET /api/admin/v1/payments', {
    query: queryOfAddress(new URL(request.url).searchParams, address),
  }),
);

/** Attempts to pay, and what their provider says of each. */
export function Component() {
  const { t } = useWords();
  const list = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const isBusy = useNavigation().state === 'loading';
  const { rows, hasMore, showMore, isLoading, error } = useMoreRows(list, (cursor) =>
    callApi('GET /api/admin/v1/payments', { query: queryOfAddress(search, address, cursor) }),
  );
  return (
    <MoneyFrame tab="payments">
      <div className="bar">
        <SearchField
          field={field}
          label={t('bo-money:payment.search')}
          hint={t('bo-money:payment.searchHint')}
        />
        <WordFilter
          name="state"
          label={t('bo-money:column.state')}
          options={Object.keys(tones).map((id) => ({ id, label: t(`bo-money:payment.state.${id}`) }))}
        />
        <WordFilter
          name="provider"
          label={t('bo-money:column.provider')}
          options={providers.map((id) => ({ id, label: t(`bo-money:provider.${id}`) }))}
        />
      </div>
      {rows.length > 0 ? (
        <PaymentsTable rows={rows} isBusy={isBusy} />
      ) : (
        <Nothing title={t('bo-money:payment.empty')} />
      )}
      <ProblemLine error={error} />
      {hasMore && <MoreButton isLoading={isLoading} onPress={() => void showMore()} />}
    </MoneyFrame>
  );
}

function PaymentsTable({ rows, isBusy }: { rows: StaffPaymentRow[]; isBusy: boolean }) {
  const { t, language } = useWords();
  const columns: DataColumn<StaffPaymentRow>[] = [
    { head: t('bo-money:column.order'), cell: ({ number }) => <OrderLink number={number} /> },
    {
      head: t('bo-money:column.state'),
      cell: ({ state }) => <Status tone={tones[state]}>{t(`bo-money:payment.state.${state}`)}</Status>,
    },
    {
      head: t('bo-money:column.amount'),
      className: 'num',
      cell: ({ amount }) => formatSom(amount, language),
    },
    {
      head: t('bo-money:column.provider'),
      cell: ({ provider, transaction }) => (
        <>
          {t(`bo-money:provider.${provider}`, { defaultValue: provider })}
          <span className="meta ink-2"> {transaction}</span>
        </>
      ),
    },
    {
      head: t('bo-money:payment.begun'),
      className: 'wide-only ink-2',
      cell: ({ createdAt }) => formatInstant(createdAt, language),
    },
    {
      head: t('bo-money:payment.theirs'),
      className: 'row-act',
      cell: ({ id, transaction }) => transaction !== null && <ProviderState id={id} />,
    },
  ];
  return (
    <DataTable
      caption={t('bo-money:tab.payments')}
      rows={rows}
      columns={columns}
      keyOf={({ id }) => id}
      isBusy={isBusy}
    />
  );
}

/** Queried on a press: it is a call to somebody else's server. */
function ProviderState({ id }: { id: number }) {
  const { t } = useWords();
  const [answer, setAnswer] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const query = async () => {
    setBusy(true);
    try {
      const { theirs } = await callApi('POST /api/admin/v1/payments/:id/ask', { params: { id } });
      setAnswer(theirs === null ? t('bo-money:payment.silent') : t(`bo-money:payment.state.${theirs}`));
    } catch (error) {
      setAnswer(isApiProblem(error) ? error.problem.title : t('bo-shell:noConnection'));
    } finally {
      setBusy(false);
    }
  };
  if (answer !== null) return <span role="status">{answer}</span>;
  return (
    <Button kind="secondary" loading={isBusy} onClick={() => void query()}>
      {t('bo-money:payment.query')}
    </Button>
  );
}
