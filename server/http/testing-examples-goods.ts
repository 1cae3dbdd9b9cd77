import { sql } from 'kysely';
import { receivePiece } from '#server/model/testing-models.ts';
import { addPiece } from '#server/testing-goods.ts';
import type { Call } from './testing-own-calls.ts';
import { bulk, type Context, type Example, names, uploadPicture, valueOf } from './testing-examples.ts';

const texts = { descriptionRu: 'Кольца.', descriptionUz: 'Halqalar.', descriptionEn: 'Hoops.' };
const soon = '2026-04-09T07:00:00Z';

/** A model that can be published: with texts, codes, a photo and a piece. */
async function makeReady(context: Context): Promise<void> {
  const { owner } = context;
  const { version } = (await owner.get('models/HOOP-1')).json<{ version: number }>();
  await owner.patch('models/HOOP-1', { ...texts, ikpu: '07113', packageCode: '17' }, version);
  await uploadPicture(context, 'models/HOOP-1/photos');
  await receivePiece(owner, 'HOOP-1', { serial: 'HOOP-15' });
}

/** The models: their own operations, and bulk actions. */
export const modelExamples: readonly Example[] = [
  [
    'addModel',
    ({ categoryId, metal }) => [
      'models',
      { artikul: 'HOOP-1', ...names, categoryId, metal, gender: 'women', make: 'B' },
    ],
  ],
  ['changeModel', () => ['models/HOOP-1', texts]],
  ['duplicateModel', () => ['models/HOOP-1/duplicate', { newArtikul: 'HOOP-2' }]],
  [
    'arrangePhotos',
    async (context) => {
      const id = await uploadPicture(context, 'models/HOOP-1/photos');
      return ['models/HOOP-1/photos', { photos: [{ id, altRu: 'Кольца на ганче' }] }];
    },
  ],
  [
    'receiveFirstPieces',
    () => [
      'models/HOOP-2/pieces',
      {
        probe: 585,
        pieces: [{ weightGrams: 3.4, sizeMm: 17, serial: 'HOOP-16' }],
        resizable: '1',
        isEngravable: true,
        makersMark: 'ZRN',
        hallmarkKind: 'maker',
        storeId: null,
      },
    ],
  ],
  [
    'publishModel',
    async (context) => {
      await makeReady(context);
      return ['models/HOOP-1/publish', { at: soon }];
    },
  ],
  ['unscheduleModel', () => ['models/HOOP-1/unschedule']],
  ['publishModel', () => ['models/HOOP-1/publish', {}]],
  ['archiveModel', () => ['models/HOOP-1/archive', {}]],
  ['publishModels', bulk('models/bulk/publish', { ids: ['HOOP-1'] })],
  ['archiveModels', bulk('models/bulk/archive', { ids: ['HOOP-2'] })],
  ['moveModels', bulk('models/bulk/category', ({ categoryId }) => ({ ids: ['HOOP-2'], categoryId }))],
  [
    'changeModelsCollections',
    bulk('models/bulk/collections', ({ idOf }) => ({
      ids: ['HOOP-2'],
      add: [idOf('addCollection')],
      remove: [],
    })),
  ],
  ['changeModelsOccasions', bulk('models/bulk/occasions', { ids: ['HOOP-2'], add: [], remove: [] })],
  ['changeModelsStyles', bulk('models/bulk/styles', { ids: ['HOOP-2'], add: [], remove: [] })],
  [
    'promoteModels',
    bulk('models/bulk/promotion', { ids: ['HOOP-1'], percent: 5, stacks: false, ...names }, {}),
  ],
  ['endModelsPromotion', bulk('models/bulk/end-promotion', { ids: ['HOOP-1'] })],
];

/** The serial number of a new piece in the store. */
async function newPiece({ sale, storeId }: Context): Promise<string> {
  return (await addPiece(sale.db, { storeId })).serialNumber;
}
/** A path below a piece, which was made or found by the step before. */
let piece = '';
const callOf = (path: string, body?: object): Call =>
  body === undefined ? [`pieces/${piece}/${path}`] : [`pieces/${piece}/${path}`, body];
const ofNewPiece =
  (path: string, body?: object): Example[1] =>
  async (context) => {
    piece = await newPiece(context);
    return callOf(path, body);
  };
const ofThatPiece =
  (path: string, body?: object): Example[1] =>
  () =>
    callOf(path, body);
const ids = () => ({ ids: [piece] });

/** Pieces, certificates and prices. */
export const pieceExamples: readonly Example[] = [
  ['withdrawPiece', ofNewPiece('withdraw', { because: 'SHOWCASE', reason: 'To be photographed' })],
  ['putPieceOnSale', ofThatPiece('sell')],
  ['setPieceCost', () => [`pieces/${piece}/cost`, { cost: 4_100_000, supplier: 'Zar Usta', invoice: null }]],
  ['changePiece', () => [`pieces/${piece}`, { makersMark: 'HOOP' }]],
  [
    'arrangePiecePhotos',
    async (context) => {
      const id = await uploadPicture(context, `pieces/${piece}/photos`);
      return [`pieces/${piece}/photos`, { photos: [{ id, altRu: 'Кольца на руке' }] }];
    },
  ],
  ['sendPieceToRepair', ofThatPiece('repair', { workshop: 'Zar Usta', task: 'Soldering' })],
  ['takePieceFromRepair', ofThatPiece('repair/back', { cost: 100_000, isReady: true })],
  ['setPieceAside', ofThatPiece('aside', { person: 'Dilnoza', hours: 2 })],
  ['endPieceAside', ofThatPiece('aside/end')],
  [
    'receivePieces',
    ({ storeId }) => [
      'pieces',
      {
        like: piece,
        storeId,
        cost: 4_000_000,
        supplier: 'Zar Usta',
        invoice: 'N-17',
        isWeightSure: true,
        pieces: [{ weightGrams: 3.4, serial: 'HOOP-17' }],
      },
    ],
  ],
  [
    'withdrawPieces',
    bulk('pieces/bulk/withdraw', () => ({ ...ids(), because: 'SHOWCASE', reason: 'Photos' })),
  ],
  ['putPiecesOnSale', bulk('pieces/bulk/sell', ids)],
  ['tagPieces', bulk('pieces/bulk/tag', () => ({ ...ids(), add: ['tray'], remove: [] }))],
  [
    'setPiecesCodes',
    bulk('pieces/bulk/codes', () => ({ ...ids(), ikpu: '07113001001000000', packageCode: '1234567' })),
  ],
  ['setPiecesFormula', bulk('pieces/bulk/formula', ids)],
  [
    'issueCertificate',
    () => [
      'certificates',
      {
        serialNumber: piece,
        laboratory: 'ZARONA',
        reportNumber: null,
        issuedOn: '2026-04-08',
        checkUrl: null,
      },
    ],
  ],
  [
    'replaceCertificate',
    ({ idOf }) => [
      `certificates/${idOf('issueCertificate')}/replace`,
      { reason: 'lost', reportNumber: null, issuedOn: '2026-04-08', checkUrl: null },
    ],
  ],
  [
    'withdrawCertificate',
    ({ idOf }) => [`certificates/${idOf('replaceCertificate')}/withdraw`, { reason: 'issued-by-mistake' }],
  ],
  ['setPiecePrices', () => ['prices', { rows: [{ serial: piece, to: 'SUM', price: 7_300_000 }] }]],
  [
    'createPromotion',
    ({ artikul }) => ['promotions', { percent: 5, stacks: false, targets: [artikul], ...names }],
  ],
  ['endPromotion', ({ idOf }) => [`promotions/${idOf('createPromotion')}/end`]],
  [
    'createPromoCode',
    () => ['promo-codes', { percent: 5, stacks: false, targets: [], code: 'HOOPS', maxUses: 10 }],
  ],
  ['endPromoCode', ({ idOf }) => [`promo-codes/${idOf('createPromoCode')}/end`]],
  [
    'setRate',
    async ({ sale }) => {
      const rate = await valueOf<string>(
        sale,
        "select ref_som::text as value from metal_rates where metal = 'gold' order by effective_at desc limit 1",
      );
      return ['rates', { metal: 'gold', rate: Number(rate) + 1000 }];
    },
  ],
  ['removeMedia', async (context) => [`attachments/${await uploadPicture(context, 'content-pictures')}`]],
  [
    'findPiece',
    async ({ sale }) => {
      await sale.db
        .updateTable('product_items')
        .set({ product_item_state: 'WITHDRAWN', withdrawn_because: 'LOST' })
        .where('serial_number', '=', piece)
        .execute();
      return [`pieces/${piece}/found`, { reason: 'Behind the tray' }];
    },
  ],
  [
    'requestTransfer',
    async ({ sale, storeId }) => {
      const { serialNumber: serial } = await addPiece(sale.db);
      return ['transfer-drafts', { serial, toStoreId: storeId }];
    },
  ],
  [
    'closeTransfer',
    async ({ sale, storeId, staff }) => {
      const { serialNumber: serial } = await addPiece(sale.db);
      const warehouse = await staff.enter('WAREHOUSE');
      warehouse.headers['idempotency-key'] = crypto.randomUUID();
      const way = { fromStoreId: null, toStoreId: storeId, arrivesOn: '2026-04-10', serials: [serial] };
      const { id } = (await warehouse.post('transfers', way)).json<{ id: number }>();
      return [`transfers/${id}/close`, { reason: 'The bag was open' }];
    },
  ],
  ['startStocktake', () => ['stocktakes', { storeId: null }]],
  [
    'addModel',
    ({ categoryId }) => ['models', { kind: 'loose-stone', artikul: 'HOOP-3', ...names, categoryId }],
  ],
  [
    'receiveLooseStone',
    async ({ sale }) => {
      await sql`insert into stone_kinds (kind, name, position) values
        ('diamond', '{"uz":"Brilliant","ru":"Бриллиант","en":"Diamond"}', 901) on conflict do nothing`.execute(
        sale.db,
      );
      const stone = { kind: 'diamond', origin: 'natural', shape: 'round', count: 1, isMain: false };
      return [
        'models/HOOP-3/stone',
        {
          stone: { ...stone, caratWeight: 0.51, color: 'F', clarity: 'VS1' },
          storeId: null,
          serial: 'HOOP-18',
        },
      ];
    },
  ],
];
