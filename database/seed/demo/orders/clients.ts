import { regionIdOf } from '#domain/delivery/place-ids.ts';

/** Invented people of the demo (catalogue-plan 15), with phones that are never assigned in reality. */
export interface Client {
  name: string;
  phone: string;
  language: 'uz' | 'ru' | 'en';
  address: {
    regionId: number;
    districtId: number;
    street: string;
    house: string;
    apartment: string;
    landmark: string;
  };
}

export const clients: readonly [Client, ...Client[]] = [
  client(1, ['Madina Karimova', 'uz'], 1_726_266, {
    street: 'Bogʻishamol koʻchasi',
    house: '24',
    apartment: '17',
  }),
  client(2, ['Игорь Ким', 'ru'], 1_726_273, {
    street: 'ул. Нукус',
    house: '61',
    apartment: '8',
  }),
  client(3, ['Nodira Yusupova', 'uz'], 1_718_401, { street: 'Gagarin koʻchasi', house: '9' }),
  // no house number, as on many streets: the courier uses the landmark
  client(4, ['Dilshod Rahimov', 'uz'], 1_730_412, {
    street: 'Burhoniddin Margʻinoniy',
    landmark: '4-maktab roʻparasida',
  }),
  client(5, ['Елена Соколова', 'ru'], 1_726_294, {
    street: 'квартал 16',
    house: '12',
    apartment: '40',
  }),
  client(6, ['Sarah Miller', 'en'], 1_726_287, {
    street: 'Shota Rustaveli St',
    house: '45',
    apartment: '3',
  }),
  client(7, ['Gulnora Toʻrayeva', 'uz'], 1_706_401, {
    street: 'Bahouddin Naqshband koʻchasi',
    house: '118',
  }),
  client(8, ['Рустам Халиков', 'ru'], 1_714_401, {
    street: 'ул. Дустлик',
    house: '30',
    apartment: '22',
  }),
  client(9, ['Zilola Oʻrinova', 'uz'], 1_703_401, {
    street: 'Bobur shoh koʻchasi',
    house: '77',
  }),
  client(10, ['Анна Пак', 'ru'], 1_726_269, {
    street: 'ул. Буюк Ипак Йули',
    house: '154',
    apartment: '61',
  }),
  client(11, ['Shahnoza Ergasheva', 'uz'], 1_733_401, {
    street: 'Al-Xorazmiy koʻchasi',
    house: '15',
    landmark: 'bozor yonida',
  }),
  client(12, ['James Carter', 'en'], 1_726_266, {
    street: 'Amir Temur Ave',
    house: '107',
    apartment: '12',
  }),
];

type Place = Partial<Client['address']> & { street: string };

function client(
  number: number,
  [name, language]: readonly [string, Client['language']],
  ...[districtId, place]: readonly [districtId: number, place: Place]
): Client {
  return {
    name,
    phone: `+998900000${String(number).padStart(3, '0')}`,
    language,
    address: {
      regionId: regionIdOf(districtId),
      districtId,
      house: '',
      apartment: '',
      landmark: '',
      ...place,
    },
  };
}
