import type { StaffStore, StoreColumn } from '#contract/admin/content/store.ts';
import { type SheetColumns, wordOf } from './list-sheet.ts';
import { nameOf } from './wire-names.ts';

/** `today`: the hours of the present day; null = closed. */
type StoreRow = StaffStore & { today: { opens: string; closes: string } | null };

export const storeSheet: SheetColumns<StoreRow, StoreColumn> = {
  name: {
    kind: 'text',
    head: ({ content }) => content.stores.store,
    value: (row, { language }) => nameOf(row, language),
  },
  today: {
    kind: 'text',
    head: ({ content }) => content.stores.today,
    value: ({ closedAt, today }, { words: { content } }) => {
      if (closedAt !== null) return content.stores.isClosed;
      return today === null ? content.stores.closed : `${today.opens}–${today.closes}`;
    },
  },
  city: {
    kind: 'text',
    head: ({ content }) => content.stores.city,
    value: ({ cityUz, cityRu, cityEn }, { language }) =>
      ({ uz: cityUz, ru: cityRu, en: cityEn })[language] || cityRu,
  },
  phone: { kind: 'text', head: ({ content }) => content.stores.phone, value: ({ phone }) => phone },
  address: {
    kind: 'text',
    head: ({ content }) => content.stores.address,
    value: ({ addressUz, addressRu, addressEn }, { language }) =>
      ({ uz: addressUz, ru: addressRu, en: addressEn })[language] || addressRu,
  },
  visits: {
    kind: 'number',
    head: ({ content }) => content.stores.visits,
    value: ({ visitsPerHour }) => visitsPerHour,
  },
  services: {
    kind: 'text',
    head: ({ content }) => content.stores.services,
    value: ({ services }, { words: { content } }) =>
      services.map((service) => wordOf(content.stores.service, service)).join(', '),
  },
};
