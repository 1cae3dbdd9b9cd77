import { plainPhone } from '#ui/contact-links.ts';
import type { StoreView } from './store-view.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A store for search engines (SEO-8), with the data its page shows. */
export function storeGraph(store: StoreView, { origin, path }: { origin: string; path: string }) {
  const [street = store.address] = store.address.replace(`${store.city}, `, '').split(/\.\s/);
  return {
    '@type': 'JewelryStore',
    '@id': `${origin}${path}#s`,
    name: `Zarona — ${store.name}`,
    url: origin + path,
    parentOrganization: { '@id': `${origin}/#org` },
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: store.city,
      addressCountry: 'UZ',
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    telephone: plainPhone(store.phone),
    ...(store.photo !== null && { image: origin + store.photo }),
    openingHoursSpecification: openingHours(store),
    ...(store.exceptions.length > 0 && {
      specialOpeningHoursSpecification: store.exceptions.map(({ day, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: day,
        validThrough: day,
        // the notation of schema.org for a closed day
        opens: opens ?? '00:00',
        closes: closes ?? '00:00',
      })),
    }),
  };
}

/** Groups days with the same hours; a missing day is closed. */
function openingHours({ hours }: StoreView) {
  const open = hours.filter(({ opens, closes }) => opens !== null && closes !== null);
  const kinds = [...new Set(open.map(({ opens, closes }) => `${opens} ${closes}`))];
  return kinds.map((kind) => {
    const [opens, closes] = kind.split(' ');
    const own = open.filter((day) => `${day.opens} ${day.closes}` === kind);
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: own.map(({ weekday }) => days[weekday - 1]),
      opens,
      closes,
    };
  });
}
