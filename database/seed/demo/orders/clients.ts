/** People of the demo (catalogue-plan 15): invented, with phones that are never given out. */
export interface Client {
  name: string;
  phone: string;
  language: 'uz' | 'ru' | 'en';
  address: {
    regionId: string;
    districtId: string;
    street: string;
    house: string;
    apartment: string;
    landmark: string;
  };
}

export const clients: readonly [Client, ...Client[]] = [
  client(1, ['Madina Karimova', 'uz'], ['tashkent-city', '1726266'], {
    street: 'Bogʻishamol koʻchasi',
    house: '24',
    apartment: '17',
  }),
  client(2, ['Игорь Ким', 'ru'], ['tashkent-city', '1726273'], {
    street: 'ул. Нукус',
    house: '61',
    apartment: '8',
  }),
  client(3, ['Nodira Yusupova', 'uz'], ['samarkand', '1718401'], { street: 'Gagarin koʻchasi', house: '9' }),
  // no number on the gate, as on many streets: the courier goes by the landmark
  client(4, ['Dilshod Rahimov', 'uz'], ['fergana', '1730412'], {
    street: 'Burhoniddin Margʻinoniy',
    landmark: '4-maktab roʻparasida',
  }),
  client(5, ['Елена Соколова', 'ru'], ['tashkent-city', '1726294'], {
    street: 'квартал 16',
    house: '12',
    apartment: '40',
  }),
  client(6, ['Sarah Miller', 'en'], ['tashkent-city', '1726287'], {
    street: 'Shota Rustaveli St',
    house: '45',
    apartment: '3',
  }),
  client(7, ['Gulnora Toʻrayeva', 'uz'], ['bukhara', '1706401'], {
    street: 'Bahouddin Naqshband koʻchasi',
    house: '118',
  }),
  client(8, ['Рустам Халиков', 'ru'], ['namangan', '1714401'], {
    street: 'ул. Дустлик',
    house: '30',
    apartment: '22',
  }),
  client(9, ['Zilola Oʻrinova', 'uz'], ['andijan', '1703401'], {
    street: 'Bobur shoh koʻchasi',
    house: '77',
  }),
  client(10, ['Анна Пак', 'ru'], ['tashkent-city', '1726269'], {
    street: 'ул. Буюк Ипак Йули',
    house: '154',
    apartment: '61',
  }),
  client(11, ['Shahnoza Ergasheva', 'uz'], ['khorezm', '1733401'], {
    street: 'Al-Xorazmiy koʻchasi',
    house: '15',
    landmark: 'bozor yonida',
  }),
  client(12, ['James Carter', 'en'], ['tashkent-city', '1726266'], {
    street: 'Amir Temur Ave',
    house: '107',
    apartment: '12',
  }),
];

type Place = Partial<Client['address']> & { street: string };

function client(
  number: number,
  [name, language]: readonly [string, Client['language']],
  ...[[regionId, districtId], place]: readonly [readonly [string, string], Place]
): Client {
  return {
    name,
    phone: `+998900000${String(number).padStart(3, '0')}`,
    language,
    address: { regionId, districtId, house: '', apartment: '', landmark: '', ...place },
  };
}
