import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { callApi } from '#client/call-api.ts';
import type { PhoneCart } from '#contract/admin/phone-order.ts';
import type { DeliveryCost } from '#contract/cart.ts';
import { formatDay, formatDays } from '#ui/dates.ts';
import { formatSom } from '#ui/format.ts';
import { Field, FieldFrame } from '#ui/controls/field.tsx';
import { TabRadios } from '#ui/controls/tab-radios.tsx';
import { useWords } from '../../kit/words.tsx';
import { useSession } from '../../shell/session.ts';
import { nameIn, type StaffStores } from '../../shell/stores.ts';
import type { PhoneOrderForm } from './order-form.ts';

const fetchDistricts = (regionId: number) => callApi('GET /api/v1/districts', { query: { regionId } });
const fetchRegions = () => callApi('GET /api/v1/regions', {});
type Districts = Awaited<ReturnType<typeof fetchDistricts>>;
export type Regions = Awaited<ReturnType<typeof fetchRegions>>;

interface Props extends PhoneCart {
  /** Those that the member of the staff works in. */
  stores: StaffStores;
  regions: Regions;
  cost: DeliveryCost | null;
}

/** Where the order goes and how it is paid. Who works in some stores takes orders for these stores alone. */
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
            // a card is taken at the counter alone
            setValue('method', 'CASH');
          }}
        />
      )}
      {kind === 'PICKUP' ? (
        <StoreField stores={stores} pickups={cart.pickups} />
      ) : (
        <AddressFields regions={regions} cost={cost} />
      )}
      <MethodField methods={methods.filter(({ fulfillment }) => fulfillment.includes(kind))} />
      <CommentField />
    </fieldset>
  );
}

function StoreField({ stores, pickups }: { stores: StaffStores; pickups: PhoneCart['cart']['pickups'] }) {
  const { t, language } = useWords();
  const { register } = useFormContext<PhoneOrderForm>();
  const readyOn = new Map(pickups.map((pickup) => [pickup.storeId, pickup.readyOn]));
  return (
    <FieldFrame label={t('bo-orders:phone.store')}>
      {(ids) => (
        <select className="input" {...register('storeId')} {...ids}>
          {stores.map((store) => {
            const day = readyOn.get(store.id);
            const name = nameIn(store, language);
            return (
              <option key={store.id} value={store.id}>
                {day === undefined
                  ? name
                  : t('bo-orders:phone.storeFrom', { name, day: formatDay(day, language) })}
              </option>
            );
          })}
        </select>
      )}
    </FieldFrame>
  );
}

function AddressFields({ regions, cost }: Pick<Props, 'regions' | 'cost'>) {
  const { t, language } = useWords();
  const { register, control, formState, setValue } = useFormContext<PhoneOrderForm>();
  const { errors } = formState;
  const [regionId, house] = useWatch({ control, name: ['regionId', 'house'] });
  const districts = useDistricts(regionId);
  const needed = (field: keyof typeof errors) => errors[field] && t('bo-shell:needed');
  const toOption = (place: Regions[number]) => (
    <option key={place.id} value={place.id}>
      {nameIn(place, language)}
    </option>
  );
  return (
    <>
      <FieldFrame label={t('bo-orders:phone.region')} error={needed('regionId')}>
        {(ids) => (
          <select
            className="input"
            {...register('regionId', { required: true, onChange: () => setValue('districtId', '') })}
            {...ids}
          >
            <option value="">{t('bo-orders:phone.choose')}</option>
            {regions.map(toOption)}
          </select>
        )}
      </FieldFrame>
      <FieldFrame
        label={t('bo-orders:phone.district')}
        helper={<Courier cost={cost} />}
        error={needed('districtId')}
      >
        {(ids) => (
          <select className="input" {...register('districtId', { required: true })} {...ids}>
            <option value="">{t('bo-orders:phone.choose')}</option>
            {districts.map((place) => (
              <option key={place.id} value={place.id}>
                {nameIn(place, language)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <Field
        label={t('bo-orders:phone.street')}
        maxLength={120}
        error={needed('street')}
        {...register('street', { validate: (street) => street.trim() !== '' })}
      />
      <Field label={t('bo-orders:phone.house')} maxLength={20} {...register('house')} />
      <Field label={t('bo-orders:phone.apartment')} maxLength={20} {...register('apartment')} />
      <Field
        label={t('bo-orders:phone.landmark')}
        helper={t('bo-orders:phone.landmarkHint')}
        maxLength={160}
        error={needed('landmark')}
        {...register('landmark', { validate: (landmark) => landmark.trim() !== '' || house.trim() !== '' })}
      />
    </>
  );
}

function Courier({ cost }: { cost: DeliveryCost | null }) {
  const { t, language } = useWords();
  if (cost === null) return null;
  if (!cost.available) return t('bo-orders:phone.noCourier');
  const days = formatDays({ from: cost.earliestOn, to: cost.latestOn }, language);
  return t('bo-orders:phone.courier', { sum: formatSom(cost.cost, language), days });
}

function useDistricts(regionId: string): Districts {
  const [found, setFound] = useState<{ regionId: string; districts: Districts }>({
    regionId: '',
    districts: [],
  });
  useEffect(() => {
    if (regionId === '') return;
    fetchDistricts(Number(regionId))
      .then((districts) => setFound({ regionId, districts }))
      // without districts the field says that one is needed
      .catch(() => undefined);
  }, [regionId]);
  return found.regionId === regionId ? found.districts : [];
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
