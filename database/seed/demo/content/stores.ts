import { hayitDays } from '#domain/calendar/holidays.ts';
import { type TashkentDay, addDays, weekday } from '#domain/units/tashkent-day.ts';
import type { LocalizedText } from '../../../schema.ts';

interface Hours {
  opens: string | null;
  closes: string | null;
}

export interface StoreText {
  slug: string;
  name: LocalizedText;
  address: LocalizedText;
  city: LocalizedText;
  /** Directions from the street. */
  directions: LocalizedText;
  phone: string;
  latitude: number;
  longitude: number;
  regionId: string;
  services: readonly string[];
  /** Null: the page shows its fallback. */
  photo: string | null;
  week: (weekday: number) => Hours;
}

const closed: Hours = { opens: null, closes: null };
const daily = (opens: string, closes: string) => (): Hours => ({ opens, closes });

/** The six stores (catalogue-plan 8); all addresses and phones are fictitious. */
export const stores: readonly StoreText[] = [
  {
    slug: 'toshkent-amir-temur',
    name: { uz: 'Zarona, Amir Temur', ru: 'Zarona, Амир Темур', en: 'Zarona, Amir Temur' },
    address: {
      uz: 'Toshkent, Amir Temur shoh koʻchasi, 15. Moʻljal: Amir Temur xiyoboni',
      ru: 'Ташкент, просп. Амира Темура, 15. Ориентир: сквер Амира Темура',
      en: 'Tashkent, 15 Amir Temur Ave. Landmark: Amir Temur Square',
    },
    city: { uz: 'Toshkent', ru: 'Ташкент', en: 'Tashkent' },
    directions: {
      uz: 'Xiyobon tomonidan ikkinchi eshik, peshayvon ostida. Amir Temur xiyoboni metro bekatidan besh daqiqa piyoda. Mashina uchun joy — binoning orqasida.',
      ru: 'Второй вход со стороны сквера, под навесом. От метро «Амир Темур хиёбони» пять минут пешком. Парковка во дворе за домом.',
      en: 'The second door on the side of the square, under the canopy. Five minutes on foot from Amir Temur Xiyoboni metro. Parking in the yard behind the building.',
    },
    phone: '+998 71 000-00-01',
    latitude: 41.3055,
    longitude: 69.279,
    regionId: 'tashkent-city',
    services: ['fitting', 'engraving-same-day', 'resize', 'cleaning', 'trade-in', 'certificates'],
    photo: 'stores/toshkent-amir-temur.png',
    week: daily('10:00', '20:00'),
  },
  {
    slug: 'toshkent-chilonzor',
    name: { uz: 'Zarona, Chilonzor', ru: 'Zarona, Чиланзар', en: 'Zarona, Chilonzor' },
    address: {
      uz: 'Toshkent, Bunyodkor shoh koʻchasi, 42. Moʻljal: metro bekati',
      ru: 'Ташкент, просп. Бунёдкор, 42. Ориентир: станция метро',
      en: 'Tashkent, 42 Bunyodkor Ave. Landmark: the metro station',
    },
    city: { uz: 'Toshkent', ru: 'Ташкент', en: 'Tashkent' },
    directions: {
      uz: 'Metrodan chiqishda oʻng qoʻlda, birinchi qavat, dorixona bilan yonma-yon. Bino oldida yigirmata mashina uchun joy bor.',
      ru: 'От метро поверните направо: первый этаж, рядом с аптекой. Перед домом стоянка на двадцать машин.',
      en: 'Turn right as you leave the metro: ground floor, next to the chemist. Twenty parking spaces in front of the building.',
    },
    phone: '+998 71 000-00-02',
    latitude: 41.2856,
    longitude: 69.2036,
    regionId: 'tashkent-city',
    services: ['fitting', 'cleaning', 'late-pickup'],
    photo: 'stores/toshkent-chilonzor.png',
    week: daily('10:00', '21:00'),
  },
  {
    slug: 'samarqand',
    name: { uz: 'Zarona, Samarqand', ru: 'Zarona, Самарканд', en: 'Zarona, Samarkand' },
    address: {
      uz: 'Samarqand, Universitet xiyoboni, 7',
      ru: 'Самарканд, Университетский бульвар, 7',
      en: 'Samarkand, 7 University Boulevard',
    },
    city: { uz: 'Samarqand', ru: 'Самарканд', en: 'Samarkand' },
    directions: {
      uz: 'Xiyobon boshidan uchinchi uy, keksa chinor yonida. Eshik xiyobon tomonda, hovli orqali kirilmaydi.',
      ru: 'Третий дом от начала бульвара, у старой чинары. Вход с бульвара, через двор прохода нет.',
      en: 'The third building from the beginning of the boulevard, by the old plane tree. Enter from the boulevard; there is no way through the yard.',
    },
    phone: '+998 71 000-00-03',
    latitude: 39.6508,
    longitude: 66.965,
    regionId: 'samarkand',
    services: ['fitting', 'engraving', 'resize', 'trade-in'],
    photo: 'stores/samarqand.png',
    week: (day) => ({ opens: '10:00', closes: day === 7 ? '17:00' : '19:00' }),
  },
  {
    slug: 'buxoro',
    name: { uz: 'Zarona, Buxoro', ru: 'Zarona, Бухара', en: 'Zarona, Bukhara' },
    address: {
      uz: 'Buxoro, Mustaqillik koʻchasi, 21',
      ru: 'Бухара, ул. Мустакиллик, 21',
      en: 'Bukhara, 21 Mustaqillik St',
    },
    city: { uz: 'Buxoro', ru: 'Бухара', en: 'Bukhara' },
    directions: {
      uz: 'Labi Hovuzdan oʻn daqiqa piyoda. Oʻymakor yogʻoch eshik, koʻcha tomonda qoʻngʻiroq bor. Mashinani burchakdagi turargohda qoldiring.',
      ru: 'От Ляби-хауза десять минут пешком. Резная деревянная дверь, звонок со стороны улицы. Машину оставьте на стоянке за углом.',
      en: 'Ten minutes on foot from Lyabi-Hauz. A carved wooden door with a bell on the street. Leave the car in the car park round the corner.',
    },
    phone: '+998 71 000-00-04',
    latitude: 39.7675,
    longitude: 64.423,
    regionId: 'bukhara',
    services: ['fitting', 'cleaning'],
    photo: 'stores/buxoro.png',
    week: (day) => (day === 1 ? closed : { opens: '10:00', closes: '19:00' }),
  },
  {
    slug: 'fargona',
    name: { uz: 'Zarona, Fargʻona', ru: 'Zarona, Фергана', en: 'Zarona, Fergana' },
    address: {
      uz: 'Fargʻona, Al‑Fargʻoniy koʻchasi, 33',
      ru: 'Фергана, ул. Аль‑Фергани, 33',
      en: 'Fergana, 33 Al‑Farghani St',
    },
    city: { uz: 'Fargʻona', ru: 'Фергана', en: 'Fergana' },
    directions: {
      uz: 'Bogʻning darvozasi roʻparasida, gul doʻkonining oʻng tomonida. Koʻcha boʻylab mashina qoʻyish bepul.',
      ru: 'Напротив ворот парка, справа от цветочного. Вдоль улицы бесплатная парковка.',
      en: 'Opposite the gates of the park, to the right of the florist. Parking along the street is free.',
    },
    phone: '+998 71 000-00-05',
    latitude: 40.3864,
    longitude: 71.7864,
    regionId: 'fergana',
    services: ['fitting', 'resize', 'trade-in'],
    photo: 'stores/fargona.png',
    week: daily('09:00', '19:00'),
  },
  {
    slug: 'namangan',
    name: { uz: 'Zarona, Namangan', ru: 'Zarona, Наманган', en: 'Zarona, Namangan' },
    address: {
      uz: 'Namangan, Uychi koʻchasi, 18',
      ru: 'Наманган, ул. Уйчи, 18',
      en: 'Namangan, 18 Uychi St',
    },
    city: { uz: 'Namangan', ru: 'Наманган', en: 'Namangan' },
    directions: {
      uz: 'Bobur bogʻidan ikki bekat, koʻchaning quyoshli tomonida. Eshik oldida ikki pogʻona, yonida aravacha uchun pandus bor.',
      ru: 'Две остановки от парка Бабура, на солнечной стороне улицы. У входа две ступени, сбоку — пандус.',
      en: 'Two stops from Babur Park, on the sunny side of the street. Two steps at the door, a ramp at its side.',
    },
    phone: '+998 71 000-00-06',
    latitude: 41.0011,
    longitude: 71.6683,
    regionId: 'namangan',
    services: ['fitting', 'cleaning'],
    photo: 'stores/namangan.png',
    week: (day) => ({ opens: '09:00', closes: day === 7 ? '16:00' : '19:00' }),
  },
];

export const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** Returns the days with different hours, from today for a year: Navroʻz short, Hayit closed, stocktaking in Bukhara. */
export function exceptionsOf(slug: string, today: TashkentDay): (Hours & { day: TashkentDay })[] {
  const thisYear = `${today.slice(0, 4)}-03-21`;
  const navroz = thisYear >= today ? thisYear : `${Number(today.slice(0, 4)) + 1}-03-21`;
  const hayit = hayitDays.filter((day) => day >= today && day <= addDays(today, 365));
  const special = [
    { day: navroz, opens: '12:00', closes: '18:00' },
    ...hayit.map((day) => ({ day, ...closed })),
  ];
  const stockTaking = slug === 'buxoro' ? [{ day: nextWednesday(today), ...closed }] : [];
  return [...special, ...stockTaking].toSorted((one, other) => one.day.localeCompare(other.day));
}

function nextWednesday(today: TashkentDay): TashkentDay {
  return addDays(today, 14 + ((3 - weekday(today) + 7) % 7));
}
