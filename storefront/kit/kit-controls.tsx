import { useState } from 'react';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Dropdown } from '#ui/controls/dropdown.tsx';
import { DropdownList } from '#ui/controls/dropdown-list.tsx';
import { Field } from '#ui/controls/field.tsx';
import { OtpInput } from '#ui/controls/one-time-code/otp-input.tsx';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { Swatch } from '#ui/pictures/swatch.tsx';
import { TabRadios } from '#ui/controls/tab-radios.tsx';
import type { KitProps } from './kit-words.ts';
import '#ui/controls/chip.css';

const kinds = ['primary', 'secondary', 'text'] as const;

export function ButtonKit({ words }: KitProps) {
  return (
    <>
      {kinds.map((kind) => (
        <div className="kit-row" key={kind}>
          <Button type="button" kind={kind}>
            {words.add}
          </Button>
          <Button type="button" kind={kind} loading>
            {words.wait}
          </Button>
          <Button type="button" kind={kind} disabledReason={words.why}>
            {words.add}
          </Button>
          <Button type="button" kind={kind} disabled>
            {words.cancel}
          </Button>
          <a className={buttonClass(kind)} href="#button">
            {words.toCatalog}
          </a>
        </div>
      ))}
      <Button type="button" className="button-wide">
        {words.chooseSize}
      </Button>
    </>
  );
}

export function CheckboxKit({ words }: KitProps) {
  return (
    <>
      <Checkbox label={words.consent} />
      <Checkbox label={words.consent} defaultChecked />
      <Checkbox label={words.consent} disabled />
      <Checkbox label={words.consent} disabled defaultChecked />
      <Checkbox label={words.consent} error={words.consentError} />
    </>
  );
}

/** A class without a component: filters and questions are links and labels styled as chips. */
export function ChipKit({ words }: KitProps) {
  return (
    <div className="kit-row">
      <a className="chip" href="#chip">
        {words.rings}
      </a>
      <a className="chip chip-selected" href="#chip">
        {words.rings}
      </a>
      <a className="chip" href="#chip">
        <Swatch colors={['#d9b25c']} />
        {words.pickup}
      </a>
    </div>
  );
}

export function FieldKit({ words }: KitProps) {
  return (
    <>
      <Field label={words.name} />
      <Field label={words.name} placeholder={words.nameValue} helper={words.nameHelper} />
      <Field label={words.name} defaultValue={words.nameValue} />
      <Field label={words.name} defaultValue="?" helper={words.nameHelper} error={words.nameError} />
      <Field label={words.name} defaultValue={words.nameValue} disabled />
      <Field label={words.name} defaultValue={words.nameValue} readOnly />
    </>
  );
}

export function PasswordKit({ words }: KitProps) {
  return (
    <>
      <PasswordField label={words.password} showLabel={words.show} autoComplete="off" />
      <PasswordField
        label={words.password}
        showLabel={words.show}
        defaultValue="12345678"
        error={words.nameError}
        autoComplete="off"
      />
    </>
  );
}

export function OtpKit({ words }: KitProps) {
  const code = { label: words.code, length: 6, digitsOnly: words.digitsOnly, isSentWhenFull: false };
  return (
    <>
      <OtpInput name="otp" {...code} />
      <OtpInput name="otp-wrong" {...code} error={words.codeError} />
    </>
  );
}

export function SelectKit({ words }: KitProps) {
  const options = words.cities.map((city) => <option key={city}>{city}</option>);
  return (
    <>
      <Select label={words.city} helper={words.chooseCity}>
        {options}
      </Select>
      <Select label={words.city} error={words.cityError}>
        {options}
      </Select>
      <Select label={words.city} disabled>
        {options}
      </Select>
    </>
  );
}

export function DropdownKit({ words }: KitProps) {
  const [city, setCity] = useState('1');
  const options = words.cities.map((label, place) => ({ value: String(place), label }));
  const shared = { label: words.city, options, prompt: words.chooseCity, noOptions: words.nothingFound };
  return (
    <>
      <Dropdown {...shared} name="city" value={city} onChange={setCity} />
      <Dropdown {...shared} name="no-city" value="" onChange={setCity} error={words.cityError} required />
    </>
  );
}

export function DropdownListKit({ words }: KitProps) {
  const found = words.cities.map((label, place) => ({ value: String(place), label }));
  const shared = { value: '2', noOptions: words.nothingFound, onChoose: () => {} };
  return (
    <>
      <div className="dropdown kit-list">
        <DropdownList {...shared} listId="kit-list" found={found} active={1} />
      </div>
      <div className="dropdown kit-list-empty">
        <DropdownList {...shared} listId="kit-empty" found={[]} active={0} />
      </div>
    </>
  );
}

export function TabRadiosKit({ words }: KitProps) {
  const [receiving, setReceiving] = useState<'courier' | 'pickup' | 'none'>('courier');
  return (
    <TabRadios
      name="receiving"
      legend={words.receiving}
      value={receiving}
      onChange={setReceiving}
      options={[
        { value: 'courier', label: words.courier },
        { value: 'pickup', label: words.pickup },
        { value: 'none', label: words.cancel, disabled: true },
      ]}
    />
  );
}
