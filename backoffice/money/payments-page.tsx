import { useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import type { PaymentColumn, StaffPaymentRow } from '#contract/admin/money.ts';
import { isApiProblem } from '#client/problem.ts';
import { Button } from '#ui/controls/button.tsx';
import { formatSom } from '#ui/format.ts';
import { formatInstant } from '../kit/instants.ts';
import { FilterBar } from '../kit/list/filter-bar.tsx';
import { needsRows } from '../kit/list/list-address.ts';
import { SearchField } from '../kit/list/list-filters.tsx';
import type { ListColumn } from '../kit/list/table/list-table.tsx';
import { Status, type Tone } from '../kit/status.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { DeclaredRows, type ListQuery, useListRows } from '../shell/list/declared-rows.tsx';
import { ListTools } from '../shell/list/list-tools.tsx';
import { listLoader } from '../shell/list/list-loader.ts';
import { useShown } from '../shell/list/use-declared.ts';
import { alwaysShown, useFilterMakers } from '../shell/list/use-filters.tsx';
import { withPermission } from '../shell/load-session.ts';
import { paymentsList } from './money-lists.ts';
import { MoneyFrame } from './money-frame.tsx';
import { OrderLink } from './order-link.tsx';

const tones: Record<StaffPaymentRow['state'], Tone> = {
  PENDING: 'waits',
  OPEN: 'works',
  PAID: 'done',
  FAILED: 'bad',
  REFUNDED: 'back',
};
const providers = ['PAYME', 'CLICK', 'UZUM', 'CASH', 'CARD_IN_STORE', 'TRANSFER', 'OLD_GOLD'];

const load = (query: ListQuery, options?: { signal?: AbortSignal }) =>
  callApi('GET /api/admin/v1/payments', { query }, options);

export const loader = withPermission('money.read', listLoader(paymentsList, load));
export const shouldRevalidate = needsRows;

const keyOf = ({ id }: StaffPaymentRow) => String(id);

/** Payment attempts, with their state at the provider. */
export function Component() {
  const { t } = useWords();
  const { list, saved } = useLoaderData<typeof loader>();
  const field = useRef<HTMLInputElement>(null);
  const found = useListRows(paymentsList, { list, load });
  const columns = usePaymentColumns();
  const shown = useShown(paymentsList);
  const filters = usePaymentFilters();
  return (
    <MoneyFrame
      tab="payments"
      tools={<ListTools declared={paymentsList} {...{ columns, shown, saved }} count={list.count} />}
    >
      <div className="bar">
        <SearchField
          field={field}
          label={t('bo-money:payment.search')}
          hint={t('bo-money:payment.searchHint')}
        />
        <FilterBar filters={filters} />
      </div>
      <DeclaredRows
        declared={paymentsList}
        caption={t('bo-money:tab.payments')}
        {...{ found, columns, keyOf, filters }}
        empty={{ title: t('bo-money:payment.empty') }}
        actions={{
          head: t('bo-money:payment.theirs'),
          cell: ({ id, transaction }) => transaction !== null && <ProviderState id={id} />,
        }}
      />
    </MoneyFrame>
  );
}

function usePaymentFilters() {
  const { t } = useWords();
  const { word } = useFilterMakers();
  const states = Object.keys(tones).map((id) => ({ id, label: t(`bo-money:payment.state.${id}`) }));
  const options = providers.map((id) => ({ id, label: t(`bo-money:provider.${id}`) }));
  return [
    word('state', t('bo-money:column.state'), states),
    word('provider', t('bo-money:column.provider'), options),
  ].map(alwaysShown);
}

function usePaymentColumns(): Readonly<Record<PaymentColumn, ListColumn<StaffPaymentRow>>> {
  const { t, language } = useWords();
  return {
    number: { head: t('bo-money:column.order'), cell: ({ number }) => <OrderLink number={number} /> },
    state: {
      head: t('bo-money:column.state'),
      cell: ({ state }) => <Status tone={tones[state]}>{t(`bo-money:payment.state.${state}`)}</Status>,
    },
    amount: {
      head: t('bo-money:column.amount'),
      isNumber: true,
      cell: ({ amount }) => formatSom(amount, language),
    },
    provider: {
      head: t('bo-money:column.provider'),
      cell: ({ provider }) => t(`bo-money:provider.${provider}`, { defaultValue: provider }),
    },
    createdAt: {
      head: t('bo-money:payment.begun'),
      sort: 'createdAt',
      className: 'ink-2',
      cell: ({ createdAt }) => formatInstant(createdAt, language),
    },
    transaction: {
      head: t('bo-money:payment.transaction'),
      className: 'ink-2',
      cell: ({ transaction }) => transaction,
    },
    failure: { head: t('bo-money:payment.failure'), className: 'ink-2', cell: ({ failure }) => failure },
    refunded: {
      head: t('bo-money:payment.refunded'),
      isNumber: true,
      cell: ({ refunded }) => refunded > 0 && formatSom(refunded, language),
    },
  };
}

/** Queried only on a press, because it calls the provider's server. */
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
    <Button kind="text" loading={isBusy} onClick={() => void query()}>
      {t('bo-money:payment.query')}
    </Button>
  );
}
