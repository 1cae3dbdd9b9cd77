import type { WordingRow } from '#contract/admin/content/wording.ts';
import { type Context, type Example, names, renamed } from './testing-examples.ts';
import type { Call } from './testing-own-calls.ts';

const placed = ({ pictureId }: Context) => ({
  attachmentId: pictureId,
  altUz: 'Halqa',
  altRu: 'Кольца',
  altEn: 'Hoops',
});
const publishedIn = ({ made }: Context, name: string): object => made[name]?.published ?? {};
const lastVersion = ({ made }: Context, name: string) => ({ versionId: made[name]?.versions?.[0]?.id ?? 0 });

const pageTexts = {
  titleUz: 'Halqalar',
  titleRu: 'Кольца',
  titleEn: 'Hoops',
  descriptionUz: 'Halqalar haqida',
  descriptionRu: 'О кольцах',
  descriptionEn: 'About hoops',
  bodyUz: [{ kind: 'heading', text: 'Halqalar' }],
  bodyRu: [{ kind: 'heading', text: 'Кольца' }],
  bodyEn: [{ kind: 'heading', text: 'Hoops' }],
  listedIn: null,
};
const moment = (context: Context) => ({
  ...publishedIn(context, 'addMoment'),
  leadRu: 'Один день',
  cover: placed(context),
  scenes: [
    {
      textUz: '',
      textRu: 'Утро',
      textEn: '',
      picture: placed(context),
      hotspots: [],
      productIds: [context.productId],
    },
  ],
});
const banner = (context: Context) => ({
  ...publishedIn(context, 'addBanner'),
  altRu: 'Кольца на камне',
  link: '/catalog',
  pictures: [{ fromWidth: 0, attachmentId: context.pictureId }],
});
const collection = (context: Context) => ({
  ...publishedIn(context, 'addCollection'),
  descriptionRu: 'Кольца.',
  storyRu: 'История.',
  cover: placed(context),
  pictures: [placed(context)],
});

/** Contents: pages, moments, banners, collections, stores, delivery, search, wordings. */
export const contentExamples: readonly Example[] = [
  ['addPage', () => ['pages', { slug: 'hoops', titleRu: 'Кольца', titleUz: 'Halqalar', titleEn: 'Hoops' }]],
  ['savePageDraft', () => ['pages/hoops/draft', pageTexts]],
  ['dropPageDraft', () => ['pages/hoops/draft']],
  ['savePageDraft', () => ['pages/hoops/draft', pageTexts]],
  ['publishPage', () => ['pages/hoops/publish', {}]],
  ['restorePage', (context) => ['pages/hoops/restore', lastVersion(context, 'publishPage')]],
  ['removePage', () => ['pages/hoops']],
  ['addMoment', () => ['moments', { product: 'ketish', titleRu: 'Уход' }]],
  ['addMoment', () => ['moments', { product: 'qaytish', titleRu: 'Возвращение' }]],
  ['moveMoment', ({ idOf }) => [`moments/${idOf('addMoment')}/move`, { place: 0 }]],
  ['saveMomentDraft', (context) => [`moments/${context.idOf('addMoment')}/draft`, moment(context)]],
  ['dropMomentDraft', ({ idOf }) => [`moments/${idOf('addMoment')}/draft`]],
  ['saveMomentDraft', (context) => [`moments/${context.idOf('addMoment')}/draft`, moment(context)]],
  ['publishMoment', ({ idOf }) => [`moments/${idOf('addMoment')}/publish`, {}]],
  [
    'restoreMoment',
    (context) => [`moments/${context.idOf('addMoment')}/restore`, lastVersion(context, 'publishMoment')],
  ],
  ['hideMoment', ({ idOf }) => [`moments/${idOf('addMoment')}/hide`, {}]],
  ['addBanner', () => ['banners', { placement: 'HOME_HERO', titleRu: 'Первый' }]],
  ['addBanner', () => ['banners', { placement: 'HOME_HERO', titleRu: 'Второй' }]],
  ['moveBanner', ({ idOf }) => [`banners/${idOf('addBanner')}/move`, { place: 0 }]],
  ['saveBannerDraft', (context) => [`banners/${context.idOf('addBanner')}/draft`, banner(context)]],
  ['dropBannerDraft', ({ idOf }) => [`banners/${idOf('addBanner')}/draft`]],
  ['saveBannerDraft', (context) => [`banners/${context.idOf('addBanner')}/draft`, banner(context)]],
  ['publishBanner', ({ idOf }) => [`banners/${idOf('addBanner')}/publish`, {}]],
  [
    'restoreBanner',
    (context) => [`banners/${context.idOf('addBanner')}/restore`, lastVersion(context, 'publishBanner')],
  ],
  ['endBanner', ({ idOf }) => [`banners/${idOf('addBanner')}/end`]],
  ['addCollection', () => ['collections', { nameRu: 'Кольца', nameUz: 'Halqalar', nameEn: 'Circles' }]],
  ['addCollection', () => ['collections', names]],
  ['moveCollection', ({ idOf }) => [`collections/${idOf('addCollection')}/move`, { place: 0 }]],
  [
    'arrangeCollection',
    ({ idOf, productId }) => [`collections/${idOf('addCollection')}/models`, { productIds: [productId] }],
  ],
  [
    'saveCollectionDraft',
    (context) => [`collections/${context.idOf('addCollection')}/draft`, collection(context)],
  ],
  ['dropCollectionDraft', ({ idOf }) => [`collections/${idOf('addCollection')}/draft`]],
  [
    'saveCollectionDraft',
    (context) => [`collections/${context.idOf('addCollection')}/draft`, collection(context)],
  ],
  ['publishCollection', ({ idOf }) => [`collections/${idOf('addCollection')}/publish`, {}]],
  [
    'restoreCollection',
    (context) => [
      `collections/${context.idOf('addCollection')}/restore`,
      lastVersion(context, 'publishCollection'),
    ],
  ],
  ['hideCollection', ({ idOf }) => [`collections/${idOf('addCollection')}/hide`]],
  ['showCollection', ({ idOf }) => [`collections/${idOf('addCollection')}/show`]],
  [
    'addStore',
    ({ regionId }) => [
      'stores',
      { slug: 'new-one', nameRu: 'Новый', regionId, latitude: 41.31, longitude: 69.28 },
    ],
  ],
  ['changeStore', ({ storeId }) => [`stores/${storeId}`, { phone: '+998712000077' }]],
  [
    'changeStore',
    ({ idOf }) => [
      `stores/${idOf('addStore')}`,
      { phone: '+998 71 200 00 00', addressRu: 'ул. Регистан, 1', hours: week },
    ],
  ],
  ['openStore', ({ idOf }) => [`stores/${idOf('addStore')}/open`]],
  ['closeStore', ({ idOf }) => [`stores/${idOf('addStore')}/close`]],
  [
    'changeDeliveryZone',
    () => ['delivery/zones/A', { minDays: 2, maxDays: 5, cost: 30_000, freeFrom: 900_000_000 }],
  ],
  ['putDeliveryPlace', () => ['delivery/places/khorezm', { zone: 'D' }]],
  ['dropDeliveryPlace', () => ['delivery/places/khorezm']],
  ['decideDeliveryDay', () => ['delivery/calendar/2026-04-20', { works: false, reason: 'Sanitary day' }]],
  ['dropDeliveryDay', () => ['delivery/calendar/2026-04-20']],
  ['changeDeliveryTerms', () => ['delivery/terms', { cutOff: '11:30' }]],
  ['putSearchPins', ({ artikul }) => ['search-words/pins', { words: 'halqa', artikuls: [artikul] }]],
  ['addSearchSynonym', () => ['search-words/synonyms', { words: 'hoop', meaning: 'ring', isActive: true }]],
  [
    'changeSearchSynonym',
    async ({ owner }) => [`search-words/synonyms/${await firstSynonym(owner)}`, { isActive: false }],
  ],
  ['dropSearchSynonym', async ({ owner }) => [`search-words/synonyms/${await firstSynonym(owner)}`]],
  [
    'rewordPage',
    async ({ owner }) => reword(await firstWording(owner, ['HOME', 'FOOTER', 'PRODUCT']), 'pages'),
  ],
  [
    'restorePageWording',
    async ({ owner }) => [`wordings/pages/${(await firstWording(owner, ['HOME', 'FOOTER', 'PRODUCT'])).key}`],
  ],
  ['rewordMessage', async ({ owner }) => reword(await firstWording(owner, ['SMS', 'MAIL']), 'messages')],
  [
    'restoreMessageWording',
    async ({ owner }) => [`wordings/messages/${(await firstWording(owner, ['SMS', 'MAIL'])).key}`],
  ],
];

const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '10:00', closes: '20:00' }));
const reword = ({ key, originalRu }: WordingRow, kind: 'pages' | 'messages'): Call => [
  `wordings/${kind}/${key}`,
  { textUz: null, textRu: `${originalRu}!`, textEn: null },
];

async function firstSynonym(owner: Context['owner']): Promise<number> {
  const { synonyms } = (await owner.get('search-words')).json<{ synonyms: { id: number }[] }>();
  return synonyms[0]?.id ?? 0;
}

/** The first text of these places. */
async function firstWording(
  owner: Context['owner'],
  places: readonly WordingRow['place'][],
): Promise<WordingRow> {
  const rows = (await owner.get('wordings')).json<WordingRow[]>();
  const found = rows.find(({ place }) => places.includes(place));
  if (found === undefined) throw new Error(`no text of ${places.join()}`);
  return found;
}

/** The catalogue: categories, parameters, words of the dictionaries, media. */
export const catalogExamples: readonly Example[] = [
  [
    'addCategory',
    () => ['categories', { nameRu: 'Каффы', nameUz: 'Kaffalar', nameEn: 'Cuffs', parentId: null }],
  ],
  ['addCategory', () => ['categories', { ...names, parentId: null }]],
  ['changeCategory', ({ idOf }) => [`categories/${idOf('addCategory')}`, renamed]],
  ['moveCategory', ({ idOf }) => [`categories/${idOf('addCategory')}/move`, { parentId: null, place: 0 }]],
  ['removeCategory', ({ idOf }) => [`categories/${idOf('addCategory')}`]],
  [
    'addParam',
    () => [
      'params',
      { nameRu: 'Замок', nameUz: 'Qulf', nameEn: 'Clasp', type: 'text', unit: null, filterable: false },
    ],
  ],
  ['addParam', () => ['params', { ...names, type: 'choice', unit: null, filterable: false }]],
  ['changeParam', ({ idOf }) => [`params/${idOf('addParam')}`, renamed]],
  ['moveParam', ({ idOf }) => [`params/${idOf('addParam')}/move`, { place: 0 }]],
  ['addParamValue', ({ idOf }) => [`params/${idOf('addParam')}/values`, { ...names, code: 'hoop' }]],
  ['addParamValue', ({ idOf }) => [`params/${idOf('addParam')}/values`, { ...names, code: 'stud' }]],
  ['changeParamValue', ({ idOf }) => [`params/${idOf('addParam')}/values/hoop`, { ...names, ...renamed }]],
  ['moveParamValue', ({ idOf }) => [`params/${idOf('addParam')}/values/stud/move`, { place: 0 }]],
  ['removeParamValue', ({ idOf }) => [`params/${idOf('addParam')}/values/stud`]],
  ['removeParamValue', ({ idOf }) => [`params/${idOf('addParam')}/values/hoop`]],
  ['removeParam', ({ idOf }) => [`params/${idOf('addParam')}`]],
  ['addWord', () => ['words/styles', { ...names, code: 'hoop' }]],
  ['changeWord', () => ['words/styles/hoop', renamed]],
  ['moveWord', () => ['words/styles/hoop/move', { place: 0 }]],
  ['removeWord', () => ['words/styles/hoop']],
  ['changeMedia', ({ pictureId }) => [`attachments/${pictureId}`, { altRu: 'Кольца на ганче' }]],
];
