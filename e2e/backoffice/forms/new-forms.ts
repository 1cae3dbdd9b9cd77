import { word } from '../../support/words.ts';
import { named, type TypedForm, words } from './record-forms.ts';

const ofCatalog = (key: string) => word('ru', 'bo-catalog', key);
const ofContent = (key: string) => word('ru', 'bo-content', key);
const ofPieces = (key: string) => word('ru', 'bo-pieces', key);
const ofPrices = (key: string) => word('ru', 'bo-prices', key);
const ofSystem = (key: string) => word('ru', 'bo-system', key);

/** Forms that create something, and those that are saved by another operation than a record's. */
export const newForms: TypedForm[] = [
  { what: 'a new model', screen: 'models/new', field: 'nameRu', typed: words('Кольцо «Полдень»') },
  {
    what: 'the rate of gold',
    screen: 'prices/rates/new?metal=gold',
    field: { label: ofPrices('rate.sum') },
    typed: (once) => String(1_234_000 + once),
  },
  {
    what: 'a table of prices',
    screen: 'prices/pieces',
    field: { label: ofPrices('piece.paste') },
    typed: (once) => `ZR-001017 ${7_000_000 + once}`,
  },
  {
    what: 'a new promotion',
    screen: 'prices/promotions/new',
    field: { label: ofPrices('reduction.percent') },
    typed: (once) => String(12 + once),
  },
  {
    what: 'a new code',
    screen: 'prices/codes/new',
    field: { label: ofPrices('reduction.code') },
    typed: (once) => `NAVRUZ${once}`,
  },
  {
    what: 'the cost of a piece',
    screen: 'pieces/ZR-002404',
    open: (page) => named(page, ofPieces('action.COST')),
    field: 'supplier',
    typed: words('Zar Usta'),
  },
  {
    what: 'the way of a transfer',
    screen: 'transfers/new',
    field: { label: ofPieces('transfers.arrives') },
    typed: (once) => `2030-01-${10 + once}`,
  },
  {
    what: 'a business',
    screen: 'people/businesses',
    open: (page) => named(page, word('ru', 'bo-people', 'business.add')),
    field: { label: word('ru', 'bo-people', 'column.company') },
    typed: words('ООО «Жемчуг»'),
  },
  {
    what: 'a new value of a parameter',
    screen: 'catalog/params/4',
    open: (page) => named(page, ofCatalog('params.addValue')),
    field: { label: ofCatalog('field.nameEn') },
    typed: words('A clasp with a catch'),
  },
  {
    what: 'a new webhook',
    screen: 'webhooks',
    open: (page) => named(page, ofSystem('webhook.make')),
    field: { label: ofSystem('webhook.name') },
    typed: words('Склад на Чиланзаре'),
  },
  {
    what: 'a new parameter',
    screen: 'catalog/params',
    open: (page) => named(page, ofCatalog('params.new')),
    field: 'nameRu',
    typed: words('Огранка'),
  },
  {
    what: 'a new category',
    screen: 'catalog/categories',
    open: (page) => named(page, ofCatalog('categories.new')),
    field: 'nameRu',
    typed: words('Колье'),
  },
  {
    what: 'a new collection',
    screen: 'catalog/collections',
    open: (page) => named(page, ofCatalog('collections.new')),
    field: 'nameUz',
    typed: words('Tong'),
  },
  {
    what: 'a new store',
    screen: 'content/stores',
    open: (page) => named(page, ofContent('stores.new')),
    field: 'nameRu',
    typed: words('Магазин на Юнусабаде'),
  },
  {
    what: 'a new moment',
    screen: 'content/moments',
    open: (page) => named(page, ofContent('moments.new')),
    field: 'titleRu',
    typed: words('К рождению дочери'),
  },
  {
    what: 'a new banner',
    screen: 'content/banners',
    open: (page) => named(page, ofContent('banners.new')),
    field: 'titleRu',
    typed: words('Осень в золоте'),
  },
  {
    what: 'a new page',
    screen: 'content/pages',
    open: (page) => named(page, ofContent('pages.new')),
    field: 'titleRu',
    typed: words('Как мы меряем размер'),
  },
  {
    what: 'a new certificate',
    screen: 'certificates',
    open: (page) => named(page, word('ru', 'bo-certificates', 'issue')),
    field: 'serialNumber',
    typed: (once) => `ZR-00240${once}`,
  },
  {
    what: 'a new key',
    screen: 'keys',
    open: (page) => named(page, ofSystem('key.make')),
    field: 'name',
    typed: words('Касса на Чиланзаре'),
  },
];
