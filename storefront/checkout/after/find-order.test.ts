import { expect, it } from 'vitest';
import { readOrderNumber } from './find-order.ts';

it.each([
  ['Z-260412-00173', 'Z-260412-00173'],
  [' z-260412-00173 ', 'Z-260412-00173'],
  ['260412-00173', 'Z-260412-00173'],
  ['№ Z–260412–00173', 'Z-260412-00173'],
  ['Z26041200173', 'Z-260412-00173'],
  ['Z-2604-1', null],
  ['', null],
  ['Z-260412-00173/../x', null],
])('an order’s number typed as "%s" is read as %s', (typed, read) => {
  expect(readOrderNumber(typed)).toBe(read);
});
