import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ChangePlan } from '#contract/admin/change-order.ts';
import type { StaffOrder } from '#contract/admin/order.ts';
import { FieldError } from '#ui/controls/field.tsx';
import { formatDays } from '#ui/dates.ts';
import { formatSom } from '#ui/format.ts';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { problemMessage } from '../../shell/problem-message.ts';
import type { ReceivingForm } from '../receiving/receiving-form.ts';

/** The price and the day of the order for the destination chosen in the form. */
export function ChangePlanLine({ order }: { order: StaffOrder }) {
  const { t, language } = useWords();
  const { control } = useFormContext<ReceivingForm>();
  const [kind, storeId, districtId] = useWatch({ control, name: ['kind', 'storeId', 'districtId'] });
  const { plan, problem } = usePlan(order.number, { kind, storeId, districtId });
  if (problem !== null) return <FieldError>{problem}</FieldError>;
  if (plan === null) return null;
  const days = formatDays({ from: plan.promisedFrom, to: plan.promisedTo }, language);
  return (
    <div aria-live="polite">
      <p>{t('bo-orders:change.days', { days })}</p>
      <p className="ink-2">
        {t('bo-orders:change.sums', {
          delivery: formatSom(plan.delivery, language),
          total: formatSom(plan.total, language),
        })}
      </p>
      {plan.isSumFixed && <p className="meta ink-2">{t('bo-orders:change.fixed')}</p>}
    </div>
  );
}

interface Place {
  kind: ReceivingForm['kind'];
  storeId: string;
  districtId: string;
}

function usePlan(number: string, { kind, storeId, districtId }: Place) {
  const { t } = useWords();
  const [found, setFound] = useState<{ of: string; plan: ChangePlan | null; problem: string | null }>();
  const chosen = kind === 'PICKUP' ? storeId : districtId;
  const of = `${kind} ${chosen}`;
  const noConnection = t('bo-shell:noConnection');
  useEffect(() => {
    if (chosen === '') return;
    const id = Number(chosen);
    const query = { kind, ...(kind === 'PICKUP' ? { storeId: id } : { districtId: id }) };
    callApi('GET /api/admin/v1/orders/:number/change', { params: { number }, query })
      .then((plan) => setFound({ of, plan, problem: null }))
      .catch((error: unknown) => {
        setFound({ of, plan: null, problem: problemMessage(error) ?? noConnection });
      });
  }, [number, kind, chosen, of, noConnection]);
  // ignores a response for an earlier choice
  return found?.of === of ? found : { plan: null, problem: null };
}
