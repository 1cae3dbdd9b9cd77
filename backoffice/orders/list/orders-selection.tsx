import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { SelectionBar } from '../../kit/list/selection-bar.tsx';
import type { Choice, Selection } from '../../kit/list/selection.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { ChangeTags } from '#contract/admin/tags.ts';
import { TagForm } from '../../shell/bulk/tag-form.tsx';
import { BulkSheet } from '../../shell/bulk/bulk-sheet.tsx';
import { openPaper } from '../../shell/print/open-paper.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { hasPermission, useSession } from '../../shell/session.ts';
import { queryOf } from './list-query.ts';

type Chosen = Choice<ReturnType<typeof queryOf>>;

/** Maximum number of slips that the API prints in one call. */
const slipsAtOnce = 50;

interface Props {
  selection: Selection;
  /** The tags that orders have. */
  tags: readonly string[];
  total: number | null;
  shown: number;
}

/** The actions for the selected orders. */
export function OrdersSelection({ selection, tags, total, shown }: Props) {
  const { t, language } = useWords();
  const { attempt, error, isBusy } = useAttempt();
  const [search] = useSearchParams();
  const [open, setOpen] = useState<'move' | 'tag' | null>(null);
  const choose = () => selection.choiceOf(queryOf(search));
  const session = useSession();
  const close = () => setOpen(null);
  const isMany = selection.count === null || selection.count > slipsAtOnce;
  const numbersOf = async (choice: Chosen): Promise<string[]> => {
    if ('ids' in choice) return choice.ids;
    const { rows } = await callApi('GET /api/admin/v1/orders', {
      query: { ...queryOf(search), size: 200, count: 'none' },
    });
    return rows.map(({ number }) => number).filter((number) => !choice.except.includes(number));
  };
  const print = () =>
    attempt(async () => {
      const numbers = await numbersOf(choose());
      await openPaper(() => callApi('POST /api/admin/v1/papers/slips', { body: { numbers, language } }));
    });
  return (
    <>
      <SelectionBar selection={selection} total={total} shown={shown}>
        {hasPermission(session, 'orders.move') && (
          <Button kind="secondary" onClick={() => setOpen('move')}>
            {t('bo-orders:bulk.move')}
          </Button>
        )}
        <Button
          kind="secondary"
          loading={isBusy}
          disabledReason={isMany ? t('bo-bulk:printAtMost', { count: slipsAtOnce }) : undefined}
          onClick={() => void print()}
        >
          {t('bo-orders:bulk.slips')}
        </Button>
        {hasPermission(session, 'orders.write') && (
          <Button kind="secondary" onClick={() => setOpen('tag')}>
            {t('bo-bulk:tags.title')}
          </Button>
        )}
      </SelectionBar>
      <ProblemLine error={error} />
      {open === 'move' && (
        <BulkSheet<Reason>
          kind="orders.move"
          title={t('bo-orders:bulk.move')}
          form={(submit, isLooking) => <MoveForm onSubmit={submit} isBusy={isLooking} />}
          look={({ reason }) =>
            callApi('POST /api/admin/v1/orders/bulk/move/preview', {
              body: { ...choose(), ...(reason.trim() !== '' && { reason }) },
            })
          }
          run={(token) => callApi('POST /api/admin/v1/orders/bulk/move', { body: { token } })}
          onBegun={selection.clear}
          onClose={close}
        />
      )}
      {open === 'tag' && <TagMany known={tags} choose={choose} onBegun={selection.clear} onClose={close} />}
    </>
  );
}

interface TagProps {
  known: readonly string[];
  choose: () => Chosen;
  onBegun: () => void;
  onClose: () => void;
}

function TagMany({ known, choose, ...rest }: TagProps) {
  const { t } = useWords();
  return (
    <BulkSheet<ChangeTags>
      kind="orders.tag"
      title={t('bo-bulk:tags.title')}
      form={(submit, isBusy) => <TagForm known={known} onSubmit={submit} isBusy={isBusy} />}
      look={(change) =>
        callApi('POST /api/admin/v1/orders/bulk/tag/preview', { body: { ...choose(), ...change } })
      }
      run={(token) => callApi('POST /api/admin/v1/orders/bulk/tag', { body: { token } })}
      {...rest}
    />
  );
}

interface Reason {
  reason: string;
}

function MoveForm({ onSubmit, isBusy }: { onSubmit: (given: Reason) => void; isBusy: boolean }) {
  const { t } = useWords();
  const { register, handleSubmit } = useForm<Reason>({ defaultValues: { reason: '' } });
  return (
    <form className="form" onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <p>{t('bo-orders:bulk.moveLead')}</p>
      <Field
        label={t('bo-orders:bulk.reason')}
        helper={t('bo-orders:bulk.reasonHelp')}
        maxLength={300}
        {...register('reason')}
      />
      <Button type="submit" loading={isBusy}>
        {t('bo-bulk:look')}
      </Button>
    </form>
  );
}
