import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { PhoneCart } from '#contract/admin/phone-order.ts';
import { formatSom } from '#ui/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '../../kit/forms/refused/form.tsx';
import { callApi } from '../../shell/api.ts';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { useWords } from '../../kit/words.tsx';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { useSession } from '../../shell/session.ts';
import { type StaffRegions, type StaffStores, storesOf } from '../../shell/stores.ts';
import { CallerFields } from './caller-fields.tsx';
import { bodyOf, type PhoneOrderForm } from './order-form.ts';
import { ReceivingFields } from './receiving-fields.tsx';
import { useDeliveryCost } from './use-delivery-cost.ts';

interface Props extends PhoneCart {
  stores: StaffStores;
  regions: StaffRegions;
  /** Loads the cart again: a piece was taken, or a price has changed. */
  onRefused: () => Promise<void>;
}

/** The contact, delivery and payment of the order; after it is placed, its record opens. */
export function PhoneForm({ cart, methods, stores, regions, onRefused }: Props) {
  const { t, language } = useWords();
  const { form, draft, own, submit, total, cost, error, isBusy } = usePlacing({ cart, stores, onRefused });
  const isLost = cart.lines.some(({ state }) => state !== 'OK');
  const why = cart.lines.length === 0 ? 'EMPTY' : isLost ? 'LOST' : total === null ? 'PLACE' : null;
  return (
    <FormProvider {...form}>
      <DraftOffer draft={draft} />
      <Form error={error} className="form phone-form" onSubmit={submit}>
        <CallerFields />
        <ReceivingFields cart={cart} methods={methods} stores={own} regions={regions} cost={cost} />
        <ProblemLine error={error} />
        <p className="phone-total">
          <span className="ink-2">{t('bo-orders:phone.total')}</span>
          <b>{formatSom(total ?? cart.total, language)}</b>
        </p>
        <Button
          type="submit"
          loading={isBusy}
          disabledReason={why === null ? undefined : t(`bo-orders:phone.why.${why}`)}
        >
          {t('bo-orders:phone.place')}
        </Button>
      </Form>
    </FormProvider>
  );
}

function usePlacing({ cart, stores, onRefused }: Pick<Props, 'cart' | 'stores' | 'onRefused'>) {
  const navigate = useNavigate();
  const { t, language } = useWords();
  const storeIds = useSession()?.storeIds ?? [];
  const own = storesOf(storeIds, stores);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { attempt, error, isBusy } = useAttempt();
  const form = useForm<PhoneOrderForm>({
    defaultValues: {
      name: '',
      phone: '+998 ',
      email: '',
      language,
      kind: 'PICKUP',
      storeId: String(own[0]?.id ?? ''),
      regionId: '',
      districtId: '',
      street: '',
      house: '',
      apartment: '',
      landmark: '',
      method: 'CASH',
      comment: '',
    },
  });
  const draft = useDraft(form, { name: 'order new', title: t('bo-orders:phone.title') });
  const [kind, districtId] = useWatch({ control: form.control, name: ['kind', 'districtId'] });
  const cost = useDeliveryCost(cart, kind === 'DELIVERY' ? districtId : '');
  const delivery = kind === 'PICKUP' ? 0 : cost?.available ? cost.cost : null;
  const total = delivery === null ? null : cart.total + delivery;
  const submit = form.handleSubmit((typed) =>
    attempt(async () => {
      if (total === null) return;
      const body = { ...bodyOf(typed), expectedTotal: total };
      const placed = await callApi('POST /api/admin/v1/orders', { body }, { key }).catch(
        async (failed: unknown) => {
          // the next attempt is another order, because its pieces or its total have changed
          setKey(crypto.randomUUID());
          await onRefused();
          throw failed;
        },
      );
      draft.finish();
      await navigate(`/orders/${placed.number}`);
    }),
  );
  return { form, draft, own, submit, total, cost, error, isBusy };
}
