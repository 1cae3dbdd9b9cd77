import { usePage } from '#storefront/shell/page.ts';
import type { SavedAddress } from './saved-address.ts';

interface Props {
  addresses: readonly SavedAddress[];
  /** Empty = another address. */
  chosen: string;
  onChoose: (saved: SavedAddress | undefined) => void;
}

/** The shopper's address book, the default first. The radios show or hide the fields for another address, with or without JavaScript. */
export function SavedAddresses({ addresses, chosen, onChoose }: Props) {
  const { t } = usePage();
  const known = addresses.some(({ id }) => id === chosen) ? chosen : '';
  return (
    <fieldset className="choice-list" id="addressId">
      <legend className="visually-hidden">{t('checkout:savedAddresses')}</legend>
      {addresses.map((saved) => (
        <label key={saved.id} className="choice">
          <input
            type="radio"
            name="addressId"
            value={saved.id}
            checked={known === saved.id}
            onChange={() => onChoose(saved)}
          />
          <span>{saved.line}</span>
        </label>
      ))}
      <label className="choice">
        <input
          type="radio"
          name="addressId"
          value=""
          checked={known === ''}
          onChange={() => onChoose(undefined)}
        />
        <span>{t('checkout:otherAddress')}</span>
      </label>
    </fieldset>
  );
}
