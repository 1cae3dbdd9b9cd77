import { fillText } from '#contract/wording-rules.ts';
import type { CustomerColumn, StaffCustomerRow } from '#contract/admin/people/customer.ts';
import { type SheetColumns, wordOf } from './list-sheet.ts';
import { shortened } from './wire-names.ts';

/** Names are shortened; full names are in files with contacts. */
export const customerSheet: SheetColumns<StaffCustomerRow, CustomerColumn> = {
  name: {
    kind: 'text',
    head: ({ people }) => people.column.name,
    value: ({ id, name }, { words }) =>
      name === null ? fillText(words.people.customer.numbered, { id }) : shortened(name),
  },
  total: { kind: 'number', head: ({ people }) => people.column.total, value: ({ total }) => total },
  phone: {
    kind: 'text',
    head: ({ people }) => people.column.phone,
    value: ({ phone, email }) => phone ?? email,
  },
  orders: { kind: 'number', head: ({ people }) => people.column.orders, value: ({ orders }) => orders },
  lastOrderAt: {
    kind: 'instant',
    head: ({ people }) => people.column.lastOrder,
    value: ({ lastOrderAt }) => lastOrderAt,
  },
  createdAt: { kind: 'instant', head: ({ people }) => people.column.since, value: (row) => row.createdAt },
  sizes: {
    kind: 'text',
    head: ({ people }) => people.column.sizes,
    value: ({ sizes }, { language }) => sizes.map((size) => size.toLocaleString(language)).join('; ') || null,
  },
  consents: {
    kind: 'text',
    head: ({ people }) => people.column.consents,
    value: ({ consents }, { words }) =>
      consents.map((one) => words.people.customer.channel[one]).join(', ') || null,
  },
  region: {
    kind: 'text',
    head: ({ people }) => people.column.region,
    value: ({ regionId }, { regionNames }) =>
      regionId === null ? null : (regionNames.get(regionId) ?? null),
  },
  priceType: {
    kind: 'text',
    head: ({ people }) => people.column.priceType,
    value: ({ priceType }, { words }) => words.people.customer.priceType[priceType],
  },
  language: {
    kind: 'text',
    head: ({ people }) => people.column.language,
    value: ({ language }, { words }) => wordOf(words.shell.language, language),
  },
};
