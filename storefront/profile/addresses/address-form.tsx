import { personName } from '#contract/person-name.ts';
import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { buttonClass } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Dropdown } from '#ui/controls/dropdown.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Expandable } from '#ui/expandable.tsx';
import { Field } from '#ui/controls/field.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { Link } from '#storefront/shell/navigation/link.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { AddressValues } from './address-values.ts';
import type { FieldErrors } from '../field-errors.ts';

export interface Place {
  value: string;
  label: string;
}

interface Props {
  /** Null = a new address. */
  id: number | null;
  values: AddressValues;
  errors: FieldErrors;
  regions: Place[];
  districts: (Place & { regionId: string })[];
}

/** The form of an address; errors of the API appear at their fields, and typed values stay. */
export function AddressForm({ id, values, errors, regions, districts }: Props) {
  const { t, links } = usePage();
  const heading = useFocusWhenOpened();
  const text = (name: keyof AddressValues, maxLength: number) => ({
    name,
    maxLength,
    label: t(`profile:address.${name}`),
    defaultValue: String(values[name]),
    error: errors[name],
  });
  const messages = Object.entries(errors).map(([field, message = '']) => ({
    href: `#${field}`,
    message: `${t(`profile:address.${field}`)}: ${message}`,
  }));
  return (
    <Form method="post" className="address-form" id="address-form" noValidate>
      <h2 className="h3" ref={heading} tabIndex={-1}>
        {t(id === null ? 'profile:addresses.new' : 'profile:addresses.change')}
      </h2>
      {messages.length > 0 && <ErrorSummary title={t('profile:checkPlease')} errors={messages} />}
      <input type="hidden" name="id" value={id ?? ''} />
      <DistrictFields values={values} errors={errors} regions={regions} districts={districts} />
      <Field {...text('street', 120)} id="street" autoComplete="address-line1" required />
      <div className="address-two">
        <Field {...text('house', 20)} id="house" autoComplete="address-line2" />
        <Field {...text('apartment', 20)} id="apartment" autoComplete="address-line3" />
      </div>
      <div className="address-two">
        <Field {...text('entrance', 20)} id="entrance" />
        <Field {...text('floor', 20)} id="floor" inputMode="numeric" />
      </div>
      <Field {...text('landmark', 160)} id="landmark" helper={t('profile:address.landmarkHint')} />
      <Field {...text('comment', 300)} id="comment" />
      <Expandable
        title={t('profile:address.another')}
        open={values.recipientName + values.recipientPhone !== '' || 'recipientPhone' in errors}
      >
        <div className="address-form">
          <Field {...text('recipientName', personName.maxLength)} id="recipientName" autoComplete="name" />
          <Field
            {...text('recipientPhone', 40)}
            id="recipientPhone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
        </div>
      </Expandable>
      <Checkbox name="isDefault" label={t('profile:address.isDefault')} defaultChecked={values.isDefault} />
      <div className="address-actions">
        <button type="submit" name="intent" value="save" className={buttonClass('primary')}>
          {t('profile:save')}
        </button>
        <Link to={links.addresses()} className={buttonClass('text')} preventScrollReset>
          {t('profile:cancel')}
        </Link>
      </div>
    </Form>
  );
}

/** Focuses a form that was opened by a tap; a form that was rendered with the page does not take the focus. */
function useFocusWhenOpened() {
  const heading = useRef<HTMLHeadingElement>(null);
  const isHydrated = useHydrated();
  const cameWithPage = useRef(!isHydrated);
  useEffect(() => {
    if (!cameWithPage.current) heading.current?.focus();
  }, []);
  return heading;
}

function DistrictFields({ values, errors, regions, districts }: Omit<Props, 'id'>) {
  const { t } = usePage();
  const [regionId, setRegion] = useState(values.regionId);
  const [districtId, setDistrict] = useState(values.districtId);
  const offered =
    regionId === '' ? districts : districts.filter((district) => district.regionId === regionId);
  const chooseRegion = (region: string) => {
    setRegion(region);
    if (districts.find(({ value }) => value === districtId)?.regionId !== region) setDistrict('');
  };
  return (
    <div className="address-two">
      <div id="regionId">
        <Dropdown
          name="regionId"
          label={t('profile:address.regionId')}
          options={regions}
          value={regionId}
          onChange={chooseRegion}
          prompt={t('profile:address.chooseRegion')}
          noOptions={t('no_options')}
          error={errors['regionId']}
        />
      </div>
      <div id="districtId">
        <Dropdown
          name="districtId"
          label={t('profile:address.districtId')}
          options={offered}
          value={districtId}
          onChange={setDistrict}
          prompt={t('profile:address.chooseDistrict')}
          noOptions={t('no_options')}
          error={errors['districtId']}
          required
        />
      </div>
    </div>
  );
}
