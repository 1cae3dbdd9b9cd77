import { expect, it } from 'vitest';
import { storeGraph } from './store-graph.ts';

const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  opens: weekday === 1 ? null : '10:00',
  closes: weekday === 1 ? null : weekday === 7 ? '17:00' : '19:00',
}));
const store = {
  id: 4,
  slug: 'buxoro',
  name: 'Buxoro',
  address: 'Buxoro, Mustaqillik koʻchasi, 21. Moʻljal: minora',
  city: 'Buxoro',
  region: 'bukhara',
  directions: '',
  phone: '+998 71 000-00-04',
  latitude: 39.7675,
  longitude: 64.423,
  hours,
  exceptions: [{ day: '2027-03-10', opens: null, closes: null }],
  services: [],
  photo: null,
  photoAlt: '',
};

it('search engines get a store’s address, hours and holidays', () => {
  expect(storeGraph(store, { origin: 'https://zarona.uz', path: '/stores/buxoro' })).toMatchObject({
    '@type': 'JewelryStore',
    '@id': 'https://zarona.uz/stores/buxoro#s',
    address: { streetAddress: 'Mustaqillik koʻchasi, 21', addressLocality: 'Buxoro', addressCountry: 'UZ' },
    telephone: '+998710000004',
    openingHoursSpecification: [
      {
        dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '10:00',
        closes: '19:00',
      },
      { dayOfWeek: ['Sunday'], opens: '10:00', closes: '17:00' },
    ],
    specialOpeningHoursSpecification: [{ validFrom: '2027-03-10', opens: '00:00', closes: '00:00' }],
  });
});
