import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Dropdown } from '#ui/controls/dropdown.tsx';
import { formatDay, formatDays } from '#ui/dates.ts';
import { formatSom } from '#ui/format.ts';
import { TabRadios } from '#ui/controls/tab-radios.tsx';
import { useShellData } from '#storefront/shell/frame/shell-data.ts';
import { usePage } from '#storefront/shell/page.ts';
import { Block } from './block.tsx';
import type { CheckoutView, StoreChoice } from '../checkout-view.ts';
import { chooseAddress } from '../saved-address.ts';
import { SavedAddresses } from '../saved-addresses.tsx';
import { errorText, TextField } from './text-field.tsx';
import type { ShownQuote } from '../use-delivery-quote.ts';
import type { OrderFormState } from '../use-order-form.ts';

interface Props {
  form: OrderFormState;
  view: CheckoutView;
  quote: ShownQuote;
}

/** Choice between store and courier; CSS shows the fields of the chosen radio, with or without JavaScript. */
export function ReceiveBlock({ form, view, quote }: Props) {
  const { t } = usePage();
  return (
    <Block number={2} title={t('checkout:receive')}>
      <TabRadios
        name="kind"
        legend={t('checkout:receive')}
        value={form.values.kind}
        onChange={(kind) => form.set('kind', kind)}
        options={[
          { value: 'PICKUP', label: t('checkout:pickup') },
          { value: 'DELIVERY', label: t('checkout:delivery'), disabled: view.pickupOnly },
        ]}
      />
      <PickupReason view={view} />
      <div className="receive-pickup">
        <Stores form={form} stores={view.stores} />
      </div>
      <div className="receive-delivery">
        <Address form={form} view={view} quote={quote} />
      </div>
    </Block>
  );
}

/** Why no courier can deliver the cart, with the present limit. */
function PickupReason({ view: { pickupReason: reason } }: { view: CheckoutView }) {
  const { t, language } = usePage();
  if (reason === null) return null;
  return (
    <p className="small ink-2">
      {t(`cart:pickupReason.${reason.kind}`, { limit: formatSom(reason.limit, language) })}
    </p>
  );
}

function Stores({ form, stores }: { form: OrderFormState; stores: readonly StoreChoice[] }) {
  const { t } = usePage();
  const { pickupHours } = useShellData().shop;
  const error = errorText(form.errors.storeId, t);
  return (
    <fieldset className="choice-list" id="storeId">
      <legend className="visually-hidden">{t('checkout:store')}</legend>
      {stores.map((store) => (
        <label key={store.id} className="choice">
          <input
            type="radio"
            name="storeId"
            value={store.id}
            checked={form.values.storeId === store.id}
            onChange={() => form.set('storeId', store.id)}
          />
          <span>
            {store.name}
            <span className="meta ink-2">{store.address}</span>
          </span>
          <span className="meta choice-side">
            <ReadyDay store={store} />
          </span>
        </label>
      ))}
      {error && <p className="field-error">{error}</p>}
      <p className="meta ink-2">{t('checkout:pickupFree', { count: pickupHours })}</p>
    </fieldset>
  );
}

function ReadyDay({ store }: { store: StoreChoice }) {
  const { t, language } = usePage();
  const date = formatDay(store.readyOn, language);
  if (store.isToday) return t('checkout:today');
  return t(store.allHere ? 'checkout:readyOn' : 'checkout:broughtOn', { date });
}

function Address({ form, view, quote }: Props) {
  const { addresses } = view;
  return (
    <div className="address">
      {addresses.length > 0 && (
        <SavedAddresses
          addresses={addresses}
          chosen={form.values.addressId}
          onChoose={(saved) => form.change((values) => chooseAddress(values, saved))}
        />
      )}
      <AddressFields form={form} view={view} />
      <p className="small" role="status">
        <DeliveryLine quote={quote} />
      </p>
      <Handover from={view.handoverCodeFrom} total={quote.total} />
    </div>
  );
}

/** How the courier hands over the order, shown before the payment (CHK-10, decisions 9). */
function Handover({ from, total }: { from: number; total: number }) {
  const { t, language } = usePage();
  return (
    <p className="meta ink-2">
      {t('checkout:handover')}{' '}
      {t(total >= from ? 'checkout:handoverCode' : 'checkout:handoverPlain', {
        sum: formatSom(from, language),
      })}
    </p>
  );
}

function AddressFields({ form, view }: Omit<Props, 'quote'>) {
  const { t } = usePage();
  return (
    <div className="address address-fields">
      <Places form={form} view={view} />
      <TextField form={form} name="street" autoComplete="address-line1" maxLength={120} />
      <div className="address-pair">
        <TextField form={form} name="house" autoComplete="address-line2" maxLength={20} />
        <TextField form={form} name="apartment" autoComplete="address-line3" maxLength={20} />
      </div>
      <TextField form={form} name="landmark" maxLength={160} helper={t('checkout:landmarkHint')} />
      {view.maySaveAddress && (
        <Checkbox
          name="saveAddress"
          label={t('checkout:saveAddress')}
          checked={form.values.saveAddress}
          onChange={(event) => form.set('saveAddress', event.target.checked)}
        />
      )}
    </div>
  );
}

function Places({ form, view }: Omit<Props, 'quote'>) {
  const { t } = usePage();
  const { regionId, districtId } = form.values;
  const entries = regionId === '' ? Object.values(view.districts).flat() : (view.districts[regionId] ?? []);
  const districts = entries.map(([id, label]) => ({ value: String(id), label }));
  const chooseRegion = (region: string) => {
    form.set('regionId', region);
    if (!view.districts[region]?.some(([id]) => String(id) === districtId)) form.set('districtId', '');
  };
  return (
    <>
      <div id="regionId">
        <Dropdown
          name="regionId"
          label={t('checkout:region')}
          options={view.regions}
          value={regionId}
          onChange={chooseRegion}
          prompt={t('checkout:chooseRegion')}
          noOptions={t('no_options')}
          error={errorText(form.errors.regionId, t)}
        />
      </div>
      <div id="districtId">
        <Dropdown
          name="districtId"
          label={t('checkout:district')}
          options={districts}
          value={districtId}
          onChange={(district) => form.set('districtId', district)}
          prompt={t('checkout:chooseDistrict')}
          noOptions={t('no_options')}
          required={form.values.kind === 'DELIVERY'}
          error={errorText(form.errors.districtId, t)}
        />
      </div>
    </>
  );
}

function DeliveryLine({ quote: { delivery } }: { quote: ShownQuote }) {
  const { t, language } = usePage();
  if (!delivery) return t('checkout:deliveryUnknown');
  if (!delivery.available) return t('checkout:noCourier');
  const cost = delivery.cost === 0 ? t('cart:free') : formatSom(delivery.cost, language);
  const { earliestOn: from, latestOn: to } = delivery;
  const days = formatDays({ from, to }, language);
  return t(from === to ? 'checkout:deliveryOnDay' : 'checkout:deliveryOn', { cost, days });
}
