import { useFormContext, useWatch } from 'react-hook-form';
import type { PhoneCart } from '#contract/admin/phone-order.ts';
import type { DeliveryCost } from '#contract/cart.ts';
import { formatDays } from '#ui/dates.ts';
import { formatSom } from '#ui/format.ts';
import { Field, FieldFrame } from '#ui/controls/field.tsx';
import { TabRadios } from '#ui/controls/tab-radios.tsx';
import { useWords } from '../../kit/words.tsx';
import { useSession } from '../../shell/session.ts';
import type { StaffRegions, StaffStores } from '../../shell/stores.ts';
import { AddressFields } from '../receiving/address-fields.tsx';
import { StoreField } from '../receiving/store-field.tsx';
import type { PhoneOrderForm } from './order-form.ts';

interface Props extends PhoneCart {
  /** The stores in which the staff member works. */
  stores: StaffStores;
  regions: StaffRegions;
  cost: DeliveryCost | null;
}

/** Delivery and payment of the order. Staff limited to some stores take orders only for these stores. */
export function ReceivingFields({ cart, methods, stores, regions, cost }: Props) {
  const { t } = useWords();
  const { control, setValue } = useFormContext<PhoneOrderForm>();
  const kind = useWatch({ control, name: 'kind' });
  const canDeliver = (useSession()?.storeIds ?? []).length === 0 && cart.pickupReason === null;
  return (
    <fieldset className="phone-fields">
      <legend className="section-title">{t('bo-orders:phone.receiving')}</legend>
      {canDeliver && (
        <TabRadios
          name="kind"
          legend={t('bo-orders:phone.receiving')}
          value={kind}
          options={(['PICKUP', 'DELIVERY'] as const).map((value) => ({
            value,
            label: t(`bo-orders:phone.kind.${value}`),
          }))}
          onChange={(value) => {
            setValue('kind', value);
            // paying by card is possible only at the counter
            setValue('method', 'CASH');
          }}
        />
      )}
      {kind === 'PICKUP' ? (
        <StoreField
          stores={stores}
          readyOn={new Map(cart.pickups.map((pickup) => [pickup.storeId, pickup.readyOn]))}
        />
      ) : (
        <AddressFields regions={regions} courier={<Courier cost={cost} />} />
      )}
      <MethodField methods={methods.filter(({ fulfillment }) => fulfillment.includes(kind))} />
      <CommentField />
    </fieldset>
  );
}

function Courier({ cost }: { cost: DeliveryCost | null }) {
  const { t, language } = useWords();
  if (cost === null) return null;
  if (!cost.available) return t('bo-orders:phone.noCourier');
  const days = formatDays({ from: cost.earliestOn, to: cost.latestOn }, language);
  const sum = cost.cost === 0 ? t('bo-orders:phone.free') : formatSom(cost.cost, language);
  return t('bo-orders:phone.courier', { sum, days });
}

function MethodField({ methods }: Pick<PhoneCart, 'methods'>) {
  const { t } = useWords();
  const { register, control } = useFormContext<PhoneOrderForm>();
  const chosen = useWatch({ control, name: 'method' });
  const isOnline = methods.some(({ method, online }) => online && method === chosen);
  return (
    <FieldFrame
      label={t('bo-orders:phone.method')}
      helper={t(isOnline ? 'bo-orders:phone.byLink' : 'bo-orders:phone.atHandOver')}
    >
      {(ids) => (
        <select className="input" {...register('method')} {...ids}>
          {methods.map(({ method }) => (
            <option key={method} value={method}>
              {t(`bo-orders:method.${method}`)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

function CommentField() {
  const { t } = useWords();
  const { register } = useFormContext<PhoneOrderForm>();
  return <Field label={t('bo-orders:phone.comment')} maxLength={300} {...register('comment')} />;
}
