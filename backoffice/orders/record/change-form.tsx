import { useEffect, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { StaffAnswer } from '#client/admin/call-staff-api.ts';
import type { StaffOrder } from '#contract/admin/order.ts';
import { Button } from '#ui/controls/button.tsx';
import { TabRadios } from '#ui/controls/tab-radios.tsx';
import { Skeleton } from '../../kit/notice.tsx';
import { DraftOffer } from '../../kit/forms/draft-offer.tsx';
import { useWords } from '../../kit/words.tsx';
import { useOrderDraft } from './use-order-draft.ts';
import { callApi } from '../../shell/api.ts';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { useSession } from '../../shell/session.ts';
import {
  loadRegions,
  loadStores,
  type StaffRegions,
  type StaffStores,
  storesOf,
} from '../../shell/stores.ts';
import { AddressFields } from '../receiving/address-fields.tsx';
import { ContactFields } from '../receiving/contact-fields.tsx';
import { contactOf, fulfillmentOf, type ReceivingForm } from '../receiving/receiving-form.ts';
import { StoreField } from '../receiving/store-field.tsx';
import { ChangePlanLine } from './change-plan-line.tsx';
import type { SheetProps } from './sheet-props.ts';

type Contact = StaffAnswer<'POST /api/admin/v1/orders/:number/contact'>;

interface Loaded {
  contact: Contact;
  stores: StaffStores;
  regions: StaffRegions;
}

/**
 * Changes the contact and the destination of an order until it is being assembled. Opening it shows the contacts,
 * which is recorded in the audit.
 */
export function ChangeForm(props: SheetProps) {
  const { number } = props.order;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const { attempt, error } = useAttempt();
  useEffect(() => {
    void attempt(async () => {
      const [contact, stores, regions] = await Promise.all([
        callApi('POST /api/admin/v1/orders/:number/contact', { params: { number } }),
        loadStores(),
        loadRegions(),
      ]);
      setLoaded({ contact, stores, regions });
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, because each view of the contacts is recorded
  }, []);
  if (error) return <ProblemLine error={error} />;
  return loaded === null ? <Skeleton /> : <Fields {...props} {...loaded} />;
}

const contactFields = ['name', 'phone', 'email'] as const;

function Fields({ action, order, runAction, onClose, contact, stores, regions }: SheetProps & Loaded) {
  const { t } = useWords();
  const storeIds = useSession()?.storeIds ?? [];
  const own = storesOf(storeIds, stores);
  const form = useForm<ReceivingForm>({ defaultValues: formOf(order, contact, own) });
  const { dirtyFields, isDirty, isSubmitting } = form.formState;
  const kind = useWatch({ control: form.control, name: 'kind' });
  const draft = useOrderDraft(form, order, action);
  const submit = form.handleSubmit(async (typed) => {
    const changed = Object.keys(dirtyFields);
    const isContact = contactFields.some((field) => changed.includes(field));
    const isPlace = changed.length > contactFields.filter((field) => changed.includes(field)).length;
    const body = {
      ...(isContact && { contact: contactOf(typed) }),
      ...(isPlace && { fulfillment: fulfillmentOf(typed) }),
    };
    const { number, version } = order;
    const send = () =>
      callApi('PATCH /api/admin/v1/orders/:number', { params: { number }, body }, { version });
    if (!(await runAction(action, send))) return;
    draft.finish();
    onClose();
  });
  return (
    <FormProvider {...form}>
      <DraftOffer draft={draft} />
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <ContactFields />
        {storeIds.length === 0 && (
          <TabRadios
            name="kind"
            legend={t('bo-orders:phone.receiving')}
            value={kind}
            options={(['PICKUP', 'DELIVERY'] as const).map((value) => ({
              value,
              label: t(`bo-orders:phone.kind.${value}`),
            }))}
            onChange={(value) => form.setValue('kind', value, { shouldDirty: true })}
          />
        )}
        {kind === 'PICKUP' ? (
          <StoreField stores={own} readyOn={new Map()} />
        ) : (
          <AddressFields regions={regions} courier={null} />
        )}
        <ChangePlanLine order={order} />
        <Button
          type="submit"
          loading={isSubmitting}
          disabledReason={isDirty ? undefined : t('bo-orders:change.nothing')}
        >
          {t('bo-orders:change.save')}
        </Button>
      </form>
    </FormProvider>
  );
}

/** The form's values for the present order; for a courier order the store is the first one. */
function formOf(order: StaffOrder, contact: Contact, stores: StaffStores): ReceivingForm {
  const { address } = order;
  return {
    name: contact.name,
    phone: contact.phone,
    email: contact.email ?? '',
    kind: order.kind,
    storeId: String(order.storeId ?? stores[0]?.id ?? ''),
    regionId: String(address?.regionId ?? ''),
    districtId: String(address?.districtId ?? ''),
    street: address?.street ?? '',
    house: address?.house ?? '',
    apartment: address?.apartment ?? '',
    landmark: address?.landmark ?? '',
  };
}
