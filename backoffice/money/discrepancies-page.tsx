import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLoaderData } from 'react-router';
import type { DiscrepancyRow } from '#contract/admin/money.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, FieldError } from '#ui/controls/field.tsx';
import { formatSom } from '#ui/format.ts';
import { formatInstant } from '../kit/instants.ts';
import { Nothing, Notice } from '../kit/notice.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { useWords } from '../kit/words.tsx';
import { callApi } from '../shell/api.ts';
import { withPermission } from '../shell/load-session.ts';
import { hasPermission, useSession } from '../shell/session.ts';
import { type Act, useAct } from '../shell/use-act.ts';
import { MoneyFrame } from './money-frame.tsx';

export const loader = withPermission('money.read', () => callApi('GET /api/admin/v1/discrepancies', {}));

/** Payments whose state differs at their provider: a person looks in its cabinet and says what is true. */
export function Component() {
  const { t, language } = useWords();
  const { rows } = useLoaderData<typeof loader>();
  const [closing, setClosing] = useState<DiscrepancyRow | null>(null);
  const { act, outcome } = useAct<'close'>(() => t('bo-money:discrepancy.done'));
  const maySettle = hasPermission(useSession(), 'money.settle');
  return (
    <MoneyFrame tab="discrepancies">
      {outcome && <Notice tone={outcome.tone}>{outcome.words}</Notice>}
      {rows.length === 0 && <Nothing title={t('bo-money:discrepancy.empty')} />}
      {rows.length > 0 && (
        <div className="table-frame">
          <table className="table">
            <caption className="visually-hidden">{t('bo-money:tab.discrepancies')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('bo-money:column.order')}</th>
                <th scope="col">{t('bo-money:column.provider')}</th>
                <th scope="col" className="num">
                  {t('bo-money:column.amount')}
                </th>
                <th scope="col">{t('bo-money:discrepancy.ours')}</th>
                <th scope="col">{t('bo-money:discrepancy.noted')}</th>
                <th scope="col">{t('bo-money:column.action')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <td>
                    <Link to={`/orders/${row.number}`} className="row-link">
                      {row.number}
                    </Link>
                  </td>
                  <td>{`${t(`bo-money:provider.${row.provider}`, { defaultValue: row.provider })} ${row.transaction ?? ''}`}</td>
                  <td className="num">{formatSom(row.amount, language)}</td>
                  <td>{t(`bo-money:payment.state.${row.ours}`)}</td>
                  <td className="wide-only ink-2">{formatInstant(row.notedAt, language)}</td>
                  <td className="row-act">
                    {maySettle && (
                      <Button kind="secondary" onClick={() => setClosing(row)}>
                        {t('bo-money:discrepancy.close')}
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {closing && <CloseSheet row={closing} act={act} onClose={() => setClosing(null)} />}
    </MoneyFrame>
  );
}

interface SheetProps {
  row: DiscrepancyRow;
  act: Act<'close'>;
  onClose: () => void;
}

function CloseSheet({ row, act, onClose }: SheetProps) {
  const { t } = useWords();
  const { register, handleSubmit, formState } = useForm<{
    decision: 'STANDS' | 'RETURNED';
    reason: string;
  }>();
  const { id, number } = row;
  const submit = handleSubmit(async (body) => {
    const send = () => callApi('POST /api/admin/v1/discrepancies/:id/close', { params: { id }, body });
    if (await act('close', send)) onClose();
  });
  return (
    <Sheet title={t('bo-money:discrepancy.close')} isOpen onClose={onClose}>
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
