import { sql } from 'kysely';
import sharp from 'sharp';
import type { Sale } from '#server/testing-sale.ts';
import type { StaffBrowser, TestedStaff } from '#server/testing-staff.ts';
import type { Call } from './testing-own-calls.ts';
import type { OwnRecords } from './testing-own-records.ts';

/** The parts of answers that later examples need. */
export interface Answer {
  id?: number | string;
  code?: string;
  jobId?: string;
  number?: string;
  slug?: string;
  token?: string;
  version?: number;
  published?: object;
  versions?: { id: number }[];
  serials?: string[];
  stock?: object;
  facts?: { approvalId?: number };
}

/** What an example may refer to. */
export interface Context {
  sale: Sale;
  staff: TestedStaff;
  owner: StaffBrowser;
  own: OwnRecords;
  /** A public model, and its row. */
  artikul: string;
  productId: number;
  categoryId: number;
  metal: string;
  storeId: number;
  regionId: number;
  /** A picture in the media library. */
  pictureId: number;
  /** A customer with a session. */
  customerId: number;
  /** Answers of earlier examples by operation, the last of each. */
  made: Record<string, Answer>;
  idOf: (name: string) => number | string;
}

/** An example of a writing operation, called as the owner. */
export type Example = readonly [name: string, call: (context: Context) => Call | Promise<Call>];

export const names = { nameRu: 'Серьги-кольца', nameUz: 'Halqa sirgʻa', nameEn: 'Hoops' };
export const renamed = { nameEn: 'Hoop earrings' };

/** The call of a bulk action with the token of its preview. */
export const bulk =
  (action: string, body: object | ((context: Context) => object), more: object = {}) =>
  async (context: Context): Promise<Call> => {
    const wanted = typeof body === 'function' ? body(context) : body;
    const answer = await context.owner.post(`${action}/preview`, wanted);
    if (answer.statusCode !== 200) throw new Error(`${action}: ${answer.body}`);
    return [action, { token: answer.json<{ token: string }>().token, ...more }];
  };

let shade = 0;
/** Uploads a different picture each time; returns the id of its row. */
export async function uploadPicture(
  { sale, owner }: Pick<Context, 'sale' | 'owner'>,
  path: string,
): Promise<number> {
  shade += 15;
  const create = { width: 40, height: 50, channels: 3, background: { r: shade, g: 99, b: 9 } } as const;
  const answer = await owner.upload(
    `${path}?name=hoop${shade}.png`,
    await sharp({ create }).png().toBuffer(),
  );
  if (answer.statusCode >= 300) throw new Error(answer.body);
  return valueOf(sale, 'select max(id)::integer as value from attachments');
}

/** Returns the first value of a query. */
export async function valueOf<T>({ db }: Sale, query: string): Promise<T> {
  const { rows } = await sql.raw<{ value: T }>(query).execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`no row: ${query}`);
  return row.value;
}
