import { expect, it } from 'vitest';
import { networkList } from './network-list.ts';

const isIn = networkList(['198.51.100.7', '203.0.113.0/24', '2001:db8:1:2::/64', '::1']);

it.each([
  ['198.51.100.7', true],
  ['::ffff:198.51.100.7', true],
  ['198.51.100.8', false],
  ['203.0.113.250', true],
  ['2001:db8:1:2:3::4', true],
  ['2001:db8:1:3::4', false],
  ['::1', true],
])('%s: %s', (ip, expected) => expect(isIn(ip)).toBe(expected));

it('refuses text that is not a network', () => {
  expect(() => networkList(['store'])).toThrow('store is not an IP address');
  expect(() => networkList(['10.0.0.0/99'])).toThrow('prefix');
});
