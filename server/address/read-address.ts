import type { SaveAddress } from '#contract/address.ts';
import { regionIdOf, soatoOf } from '#domain/delivery/place-ids.ts';
import type { ReadDb } from '#database/connect.ts';
import { type FieldRefusal, Refusal } from '#server/kit/refusal.ts';
import { hasControls } from '#server/kit/texts/typed-text.ts';
import { hasDistrict } from './queries.ts';

/**
 * Returns the address with trimmed texts. Refuses with VALIDATION_FAILED, per field, for what the schema cannot check: blank texts, control
 * characters, neither house nor landmark, a district of another region.
 */
export async function readAddress(db: ReadDb, typed: SaveAddress): Promise<SaveAddress> {
  const address = trimmed(typed);
  const wrong = wrongFields(address);
  const { regionId, districtId } = address;
  if (regionIdOf(districtId) !== regionId || !(await hasDistrict(db, soatoOf(districtId))))
    wrong.push({ path: '/districtId', code: 'enum' });
  if (wrong.length > 0) throw new Refusal('VALIDATION_FAILED', undefined, wrong);
  return address;
}

function trimmed(typed: SaveAddress): SaveAddress {
  return {
    ...typed,
    street: typed.street.trim(),
    house: typed.house.trim(),
    apartment: typed.apartment.trim(),
    entrance: typed.entrance.trim(),
    floor: typed.floor.trim(),
    landmark: typed.landmark.trim(),
    recipientName: typed.recipientName.trim(),
    comment: typed.comment.trim(),
  };
}

function wrongFields(address: SaveAddress): FieldRefusal[] {
  const wrong: FieldRefusal[] = [];
  for (const [field, text] of Object.entries(address))
    if (typeof text === 'string' && hasControls(text)) wrong.push({ path: `/${field}`, code: 'pattern' });
  if (address.street === '') wrong.push({ path: '/street', code: 'minLength' });
  if (address.house === '' && address.landmark === '') wrong.push({ path: '/house', code: 'minLength' });
  return wrong;
}
