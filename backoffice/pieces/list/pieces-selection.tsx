import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useForm } from 'react-hook-form';
import { Button } from '#ui/controls/button.tsx';
import { Field, FieldFrame } from '#ui/controls/field.tsx';
import { SelectionBar } from '../../kit/list/selection-bar.tsx';
import type { Choice, Selection } from '../../kit/list/selection.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import type { ChangeTags } from '#contract/admin/tags.ts';
import { TagForm } from '../../shell/bulk/tag-form.tsx';
import { BulkSheet } from '../../shell/bulk/bulk-sheet.tsx';
import { LabelsSheet } from '../../shell/print/labels-sheet.tsx';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { hasPermission, useSession } from '../../shell/session.ts';
import { queryOf } from './list-query.ts';

type Chosen = Choice<ReturnType<typeof queryOf>>;

/** As many labels as the API prints at once. */
const labelsAtOnce = 200;

interface Props {
  selection: Selection;
  /** That pieces have. */
  tags: readonly string[];
  total: number | null;
  shown: number;
}

type Open = 'withdraw' | 'sell' | 'tag' | { serials: string[] } | null;

/** What can be done with the pieces that are chosen. */
export function PiecesSelection({ selection, tags, total, shown }: Props) {
  const { t } = useWords();
  const { attempt, error, isBusy } = useAttempt();
  const [search] = useSearchParams();
  const [open, setOpen] = useState<Open>(null);
  const navigate = useNavigate();
  const session = useSession();
  const choose = () => selection.choiceOf(queryOf(search));
  const mayWrite = hasPermission(session, 'pieces.write');
  const isMany = selection.count === null || selection.count > labelsAtOnce;
  const print = () => attempt(async () => setOpen({ serials: await serialsOf(choose(), search) }));
  const price = () =>
    attempt(async () => {
      const serials = await serialsOf(choose(), search);
      await navigate(`/prices/pieces?${new URLSearchParams({ serials: serials.join(',') })}`);
    });
  const atMost = (key: string) => (isMany ? t(key, { count: labelsAtOnce }) : undefined);
  const close = () => setOpen(null);
  return (
    <>
      <SelectionBar selection={selection} total={total} shown={shown}>
        {mayWrite && (
          <>
            <Button kind="secondary" onClick={() => setOpen('withdraw')}>
              {t('bo-pieces:bulk.withdraw')}
            </Button>
            <Button kind="secondary" onClick={() => setOpen('sell')}>
              {t('bo-pieces:bulk.sell')}
            </Button>
            <Button kind="secondary" onClick={() => setOpen('tag')}>
              {t('bo-bulk:tags.title')}
            </Button>
          </>
        )}
        {hasPermission(session, 'prices.write') && (
          <Button
            kind="secondary"
            loading={isBusy}
            disabledReason={atMost('bo-pieces:bulk.priceAtMost')}
            onClick={() => void price()}
          >
            {t('bo-pieces:bulk.price')}
          </Button>
        )}
        <Button
          kind="secondary"
          loading={isBusy}
          disabledReason={atMost('bo-bulk:printAtMost')}
          onClick={() => void print()}
        >
          {t('bo-pieces:printLabels')}
        </Button>
      </SelectionBar>
      <ProblemLine error={error} />
      {open === 'withdraw' && <WithdrawMany choose={choose} onBegun={selection.clear} onClose={close} />}
      {open === 'sell' && <SellMany choose={choose} onBegun={selection.clear} onClose={close} />}
      {open === 'tag' && <TagMany known={tags} choose={choose} onBegun={selection.clear} onClose={close} />}
      {open !== null && typeof open === 'object' && <LabelsSheet serials={open.serials} onClose={close} />}
    </>
  );
}

/** The serial numbers of what is chosen, of all that match too. */
async function serialsOf(choice: Chosen, search: URLSearchParams): Promise<string[]> {
  if ('ids' in choice) return choice.ids;
  const { rows } = await callApi('GET /api/admin/v1/pieces', {
    query: { ...queryOf(search), size: labelsAtOnce, count: 'none' },
  });
  return rows.map((row) => row.serialNumber).filter((one) => !choice.except.includes(one));
}

interface BulkProps {
  choose: () => Chosen;
  onBegun: () => void;
  onClose: () => void;
}

const reasons = ['AUDIT', 'SHOWCASE', 'OTHER'] as const;
interface Withdrawal {
  because: (typeof reasons)[number];
  reason: string;
}

function WithdrawMany({ choose, ...rest }: BulkProps) {
  const { t } = useWords();
  return (
    <BulkSheet<Withdrawal>
      kind="pieces.withdraw"
      title={t('bo-pieces:bulk.withdraw')}
      form={(submit, isBusy) => <WithdrawForm onSubmit={submit} isBusy={isBusy} />}
      look={(body) =>
        callApi('POST /api/admin/v1/pieces/bulk/withdraw/preview', { body: { ...choose(), ...body } })
      }
      run={(token) => callApi('POST /api/admin/v1/pieces/bulk/withdraw', { body: { token } })}
      {...rest}
    />
  );
}

function WithdrawForm({ onSubmit, isBusy }: { onSubmit: (body: Withdrawal) => void; isBusy: boolean }) {
  const { t } = useWords();
  const { register, handleSubmit, formState } = useForm<Withdrawal>({
    defaultValues: { because: 'AUDIT', reason: '' },
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <FieldFrame label={t('bo-pieces:withdrawnBecause')}>
        {(ids) => (
          <select className="input" {...register('because')} {...ids}>
            {reasons.map((because) => (
              <option key={because} value={because}>
                {t(`bo-pieces:because.${because}`)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <Field
        label={t('bo-pieces:reason')}
        maxLength={300}
        error={formState.errors.reason && t('bo-shell:needed')}
        {...register('reason', { required: true })}
      />
      <Button type="submit" loading={isBusy}>
        {t('bo-bulk:look')}
      </Button>
    </form>
  );
}

function SellMany({ choose, ...rest }: BulkProps) {
  const { t } = useWords();
  return (
    <BulkSheet<null>
      kind="pieces.sell"
      title={t('bo-pieces:bulk.sell')}
      form={(submit, isBusy) => (
        <div className="form">
          <p>{t('bo-pieces:bulk.sellLead')}</p>
          <Button loading={isBusy} onClick={() => submit(null)}>
            {t('bo-bulk:look')}
          </Button>
        </div>
      )}
      look={() => callApi('POST /api/admin/v1/pieces/bulk/sell/preview', { body: choose() })}
      run={(token) => callApi('POST /api/admin/v1/pieces/bulk/sell', { body: { token } })}
      {...rest}
    />
  );
}

function TagMany({ known, choose, ...rest }: BulkProps & { known: readonly string[] }) {
  const { t } = useWords();
  return (
    <BulkSheet<ChangeTags>
      kind="pieces.tag"
      title={t('bo-bulk:tags.title')}
      form={(submit, isLooking) => <TagForm known={known} onSubmit={submit} isBusy={isLooking} />}
      look={(change) =>
        callApi('POST /api/admin/v1/pieces/bulk/tag/preview', { body: { ...choose(), ...change } })
      }
      run={(token) => callApi('POST /api/admin/v1/pieces/bulk/tag', { body: { token } })}
      {...rest}
    />
  );
}
