// What pages say of themselves for measurement (storefront/measurement/) is text on elements: here it is held against the contract.
import { Value } from 'typebox/value';
import { expect, it } from 'vitest';
import { measuredLists } from '#contract/measurement-words.ts';
import { eventExtras, type EventName } from '#contract/measurement.ts';
import { readSources } from './imports.ts';
import { root } from './run.ts';

const pages = readSources(root).filter(({ path }) => /^storefront\/(?!measurement\/).*\.tsx$/.test(path));

interface Written {
  where: string;
  mark: string;
}

/** `data-gesture="…"`, `gesture={`…`}`; several events have a space between them. */
const written: Written[] = pages.flatMap(({ path, text }) =>
  [
    ...text.matchAll(/\b(?:data-gesture|data-happened|data-shown|gesture)=(?:"([^"]+)"|\{`([^`]+)`\})/g),
  ].flatMap(([, plain, template]) =>
    (plain ?? template ?? '')
      .replaceAll(/\$\{[^}]*\}/g, '{}')
      .split(' ')
      .map((mark) => ({ where: path, mark })),
  ),
);

const isKnown = (name: string): name is EventName => Object.hasOwn(eventExtras, name);

function faultOf({ mark }: Written): string | null {
  const [name = '', query = ''] = mark.split('?', 2);
  if (!isKnown(name)) return 'is not in the list of events';
  const schema = eventExtras[name];
  const extra = Object.fromEntries(new URLSearchParams(query));
  const unknown = Object.keys(extra).filter((field) => !Object.hasOwn(schema.properties, field));
  if (unknown.length > 0) return `has no ${unknown.join(', ')}`;
  // what is filled in later is checked by the shop
  if (mark.includes('{')) return null;
  return Value.Check(schema, Value.Convert(schema, extra)) ? null : 'lacks a field, or has a wrong one';
}

it('every event that an element names is in the contract, with its fields', () => {
  expect(written.length).toBeGreaterThan(20);
  expect(
    written.map((one) => ({ ...one, fault: faultOf(one) })).filter(({ fault }) => fault !== null),
  ).toEqual([]);
});

it('every list that an element names is in the contract', () => {
  const named = pages.flatMap(({ text }) =>
    [...text.matchAll(/data-list="([^"]+)"/g)].map(([, list]) => list),
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((list) => !measuredLists.some((known) => known === list))).toEqual([]);
});

it.each([
  ['the heart', /className: `?heart|'heart/],
  ['a size that is gone', /size-gone/],
  ['the field of the size', /name="size"/],
  ['the field of the piece', /name="piece"/],
  ['how many models a list has', /data-results=/],
  ['that a search was corrected', /data-corrected=/],
])('%s is still marked as measurement knows it', (_what, pattern) => {
  expect(pages.some(({ text }) => pattern.test(text))).toBe(true);
});
