import { expect, it } from 'vitest';
import { staffOperations } from '#contract/operations/admin/all.ts';
import type { StaffOperation } from '#contract/operations/admin/staff-operation.ts';
import words from '#texts/ru/bo-audit.json' with { type: 'json' };

const operations: [string, StaffOperation][] = Object.entries(staffOperations);
const audited = operations.flatMap(([name, { audit }]) =>
  audit === undefined ? [] : [[name, audit] as const],
);

/** Looks up a key as i18next does: a dot descends one level. */
const find = (texts: unknown, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((level, part) => (level as Record<string, unknown> | undefined)?.[part], texts);

it.each(audited)('the audit has texts for the action of %s and its record', (_name, { action, resource }) => {
  expect(find(words.action, action)).toBeTypeOf('string');
  expect(find(words.resource, resource)).toBeTypeOf('string');
});
