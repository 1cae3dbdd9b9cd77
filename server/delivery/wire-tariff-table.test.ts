import { expect, it } from 'vitest';
import { readShippingTerms } from '#server/content/shipping-terms.ts';
import { tableToWire } from './wire-tariff-table.ts';

const terms = readShippingTerms({ settings: null, calendar: [] });
const yearsRequested = (day: string) =>
  tableToWire({ zones: [], places: [], days: [], terms, termsVersion: 0 }, new Date(`${day}T07:00:00Z`))
    .yearsWithoutHayit;

// Qurbon hayit of 2026 is on 27 May
it.each([
  ['2026-05-27', [2026]],
  ['2026-05-28', []],
  ['2026-12-05', [2027]],
])(
  'on %s the staff are asked for the movable holidays of %j, because earlier ones are over',
  (day, years) => {
    expect(yearsRequested(day)).toEqual(years);
  },
);
