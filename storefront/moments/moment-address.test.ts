import { expect, it } from 'vitest';
import { productOfAddress } from './moment-address.ts';

it.each([
  ['ring-moments', 'ring'],
  ['birinchi-oylik-moments', 'birinchi-oylik'],
  ['moments-moments', 'moments'],
])('%s is the address of the moment of %s', (word, product) => {
  expect(productOfAddress(word)).toBe(product);
});

it.each([
  '-moments',
  'moments',
  'ring-moment',
  'Ring-moments',
  'ring_moments',
  'кольцо-moments',
  'wp-login.php',
])('%s is not the address of a moment', (word) => {
  expect(productOfAddress(word)).toBeNull();
});
