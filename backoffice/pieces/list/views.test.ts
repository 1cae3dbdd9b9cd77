import { expect, it } from 'vitest';
import { viewsOf } from './views.ts';

const now = new Date('2026-04-08T07:00:00Z');
const queryOf = (name: string, storeIds: number[] = []) =>
  viewsOf({ storeIds, now }).find((view) => view.name === name)?.query;

it('"on sale here" means in the staff member’s own stores', () => {
  expect(queryOf('here', [3, 7])).toBe('state=AVAILABLE&storeId=3,7');
  expect(queryOf('here')).toBe('state=AVAILABLE');
});

it('"old" means received more than 365 days ago', () => {
  expect(queryOf('old')).toContain('receivedOn.to=2025-04-07');
});
