import type { Place } from './distance.ts';

/** The maps that people here have on their phones; an address opens the app, or the site without it. */
export const mapLinks = ({
  latitude,
  longitude,
}: Place): { app: 'yandex' | 'google' | 'twoGis'; href: string }[] => [
  { app: 'yandex', href: `https://yandex.uz/maps/?pt=${longitude},${latitude}&z=17&l=map` },
  { app: 'google', href: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}` },
  { app: 'twoGis', href: `https://2gis.uz/geo/${longitude},${latitude}` },
];
