import type { Place } from './distance.ts';

/** Links to the map apps common in Uzbekistan; an address opens the app, or the website if it is not installed. */
export const mapLinks = ({
  latitude,
  longitude,
}: Place): { app: 'yandex' | 'google' | 'twoGis'; href: string }[] => [
  { app: 'yandex', href: `https://yandex.uz/maps/?pt=${longitude},${latitude}&z=17&l=map` },
  { app: 'google', href: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}` },
  { app: 'twoGis', href: `https://2gis.uz/geo/${longitude},${latitude}` },
];
