import { expect, it } from 'vitest';
import { findWordFaults } from './text-words.ts';

it.each([
  ['ru', 'Изделия закреплены за вами', 'Изделия закреплены', 'бронь, забронированы'],
  ['ru', 'Отчёт GIA приложен', 'Отчёт GIA', 'сертификат GIA'],
  ['ru', 'Снимок готовится', 'Снимок', 'фото'],
  ['ru', 'Изменение размера', 'Изменение размера', 'подгонка размера'],
  ['ru', 'Инспекция пробирного надзора', 'пробирного надзора', 'Пробирная палата'],
  ['ru', 'Код из СМС', 'СМС', 'SMS'],
  ['uz', 'Ogʻirligi va narxi', 'Ogʻirligi', 'vazn'],
  ['uz', 'Olmosli uzuk', 'Olmos', 'brilliant'],
  ['uz', 'kumush ziraklar', 'zirak', 'pusset'],
  ['uz', 'safirli uzuk', 'safir', 'sapfir'],
  ['uz', '585 proba', '585 proba', '585-proba'],
  ['uz', 'Oʻyma yozuvli buyum', 'Oʻyma yozuv', 'gravirovka'],
  ['uz', 'Sovgʻa oʻrami', 'Sovgʻa oʻrami', 'sovgʻa qadogʻi'],
  ['uz', 'Laboratoriya hisoboti', 'Laboratoriya hisobot', 'xulosa'],
  ['uz', 'siz uchun band.', 'band', 'band qilingan'],
  ['en', 'All jewelry', 'jewelry', 'jewellery'],
  ['en', 'Diamond color', 'color', 'colour'],
  ['en', 'in millimeters', 'millimeters', 'millimetres'],
  ['en', 'The whole catalog', 'catalog', 'catalogue'],
  ['en', 'can be picked up today', 'picked up', 'collect'],
  ['en', 'the practice bank', 'practice bank', 'test bank'],
])('%s “%s” is found: %s is %s', (language, text, said, right) => {
  expect(findWordFaults(language, text)).toEqual([`says “${said}”, the word is “${right}”`]);
});

it.each([
  ['ru', 'Камни ещё не закреплены в кольце'],
  ['ru', 'Снимайте кольца перед спортом'],
  ['uz', 'Gravirovka (oʻyma yozuv)'],
  ['uz', 'sapfirli uzuk, 585-proba, vazni'],
  ['uz', 'Buyumlar siz uchun band qilingan'],
  ['uz', 'ogʻirroq boʻgʻinlar'],
  ['en', 'colour, jewellery, catalogue, millimetres'],
  ['en', '[the catalogue](/en/catalog)'],
])('%s “%s” passes', (language, text) => {
  expect(findWordFaults(language, text)).toEqual([]);
});
