import type { AddressValues } from './address-values.ts';

/** An address in hidden fields of a form. */
export function AddressFields({ values: { isDefault, ...texts } }: { values: AddressValues }) {
  return (
    <>
      {Object.entries(texts).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isDefault && <input type="hidden" name="isDefault" value="on" />}
    </>
  );
}
