import { expect, it } from 'vitest';
import type { StaffStore } from '#contract/admin/content/store.ts';
import { changeOf, formOf } from './store-form.ts';

const week = [1, 2, 3, 4, 5, 6, 7];
const store: StaffStore = {
  id: 1,
  latitude: 41.3,
  longitude: 69.28,
  closedAt: null,
  version: 3,
  slug: 'samarqand',
  nameUz: 'Samarqand',
  nameRu: 'Самарканд',
  nameEn: 'Samarkand',
  addressUz: 'a',
  addressRu: 'a',
  addressEn: 'a',
  cityUz: 'c',
  cityRu: 'c',
  cityEn: 'c',
  directionsUz: '',
  directionsRu: '',
  directionsEn: '',
  phone: '+998 71 000-00-01',
  hours: week.map((weekday) => ({
    weekday,
    opens: weekday === 7 ? null : '10:00',
    closes: weekday === 7 ? null : '20:00',
  })),
  exceptions: [],
  services: ['fitting'],
  visitsPerHour: 2,
  photo: { url: '/p', altUz: '', altRu: 'Портал', altEn: '' },
};

it('only changed fields are sent', () => {
  const form = formOf(store);
  expect(changeOf(form, store)).toEqual({});
  expect(changeOf({ ...form, phone: ' +998 71 000-00-02 ', altEn: 'A portal' }, store)).toEqual({
    phone: '+998 71 000-00-02',
    altEn: 'A portal',
  });
  expect(changeOf({ ...form, phone: '71 200 07 07' }, store)).toEqual({ phone: '+998 71 200-07-07' });
  const exceptions = [{ day: '2026-12-31', opens: '', closes: '' }];
  expect(changeOf({ ...form, exceptions }, store)).toEqual({
    exceptions: [{ day: '2026-12-31', opens: null, closes: null }],
  });
});
