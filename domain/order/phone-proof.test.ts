import { expect, it } from 'vitest';
import { noon } from '#domain/calendar/testing-noon.ts';
import { phoneProvenAt } from './phone-proof.ts';

const [mine, theirs] = ['+998901234567', '+998907654321'];
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

it('a user’s own phone needs no code', () => {
  expect(phoneProvenAt({ phone: mine, ownPhone: mine, proof: null }, noon)).toEqual(noon);
  expect(phoneProvenAt({ phone: theirs, ownPhone: mine, proof: null }, noon)).toBeNull();
  expect(phoneProvenAt({ phone: mine, ownPhone: null, proof: null }, noon)).toBeNull();
});

it('a phone proven by a code stays proven for 15 minutes; other phones do not', () => {
  const proof = { phone: theirs, provenAt: noon };
  const at = (minutes: number) =>
    phoneProvenAt({ phone: theirs, ownPhone: mine, proof }, minutesLater(minutes));
  expect(at(0)).toEqual(noon);
  expect(at(14.9)).toEqual(noon);
  expect(at(15)).toBeNull();
  expect(phoneProvenAt({ phone: '+998900000000', ownPhone: null, proof }, noon)).toBeNull();
});
