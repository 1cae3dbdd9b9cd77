import type { ShopClient } from '../callers/http-client.ts';
import type { StaffLogin } from '../callers/staff-login.ts';
import type { Known } from './known-values.ts';

/** Returns values for a field of a call, by the field's name and the call's address. */
export type KnownToStaff = (path: string) => (name: string) => readonly unknown[];

interface Row {
  id: number;
  version: number;
  number: string;
  serialNumber: string;
}
type Rows = readonly Partial<Row>[];

/** Makes a call of this session and returns its result; undefined if it is refused. */
type Call = <T>(method: 'GET' | 'POST', path: string, payload?: object) => Promise<T | undefined>;

function callsOf(app: ShopClient, login: StaffLogin): Call {
  return async <T>(method: 'GET' | 'POST', path: string, payload?: object) => {
    const answer = await app.inject({
      method,
      url: `/api/admin/v1/${path}`,
      headers: { ...login },
      remoteAddress: '127.0.0.1',
      ...(payload && { payload }),
    });
    return answer.statusCode < 300 ? answer.json<T>() : undefined;
  };
}

/** Returns records by the path segment that names their kind, as values of `:id`. */
async function readRecords(call: Call, storeIds: readonly unknown[]): Promise<Record<string, Rows>> {
  const list = async (path: string) => {
    const listed = await call<{ rows: Rows } | Rows>('GET', path);
    if (listed === undefined) return [];
    return 'rows' in listed ? listed.rows : listed;
  };
  const records: Record<string, Rows> = {};
  for (const kind of ['transfers', 'payments', 'refunds', 'discrepancies', 'receipts', 'approvals', 'staff'])
    records[kind] = await list(kind);
  records['sessions'] = await list('me/sessions');
  const days: Partial<Row>[] = [];
  const sales: Partial<Row>[] = [];
  for (const storeId of storeIds) {
    const day = await call<{ current: Row | null }>('GET', `counter/days?storeId=${String(storeId)}`);
    if (day?.current) days.push(day.current);
    const sale = await call<Row>('POST', 'counter/sales', { storeId });
    if (sale) sales.push(sale);
  }
  return { ...records, days, sales };
}

/** Returns what the back-office shows in this session: ids, numbers and versions of records; a refused list adds nothing. */
export async function loadKnownToStaff(
  app: ShopClient,
  login: StaffLogin,
  known: Known,
): Promise<KnownToStaff> {
  const call = callsOf(app, login);
  const storeIds = known['storeId'] ?? [];
  const { rows: orders } = (await call<{ rows: Row[] }>('GET', 'orders?size=25')) ?? { rows: [] };
  const states = 'AVAILABLE,RESERVED,WITHDRAWN';
  const { rows: pieces } = (await call<{ rows: Row[] }>('GET', `pieces?size=25&state=${states}`)) ?? {
    rows: [],
  };
  const records = await readRecords(call, storeIds);
  const serials = pieces.map(({ serialNumber }) => serialNumber);
  const numbers = orders.map(({ number }) => number);
  const versions = [...orders, ...pieces].map(({ version }) => `"${version}"`);
  const common: Known = {
    ...known,
    number: numbers,
    orderNumber: numbers,
    numbers,
    serial: serials,
    serials,
    serialNumber: serials,
    like: serials,
    text: [...serials, ...numbers],
    reason: ['a scratch', 'the shopper called'],
    storeIds,
    'if-match': ['"1"', '"1"', '"2"', ...versions],
    fromStoreId: [null, ...storeIds],
    toStoreId: [null, ...storeIds],
    // some are sent twice
    'idempotency-key': Array.from(
      { length: 400 },
      (_, nth) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`,
    ),
    // the sender sets the session of the run
    authorization: [],
    cookie: [],
  };
  return (path) => {
    const kind = Object.keys(records).find((kind) => path.includes(`/${kind}/`));
    const ids = (kind === undefined ? [] : (records[kind] ?? [])).map(({ id }) => id);
    return (name) => (name === 'id' ? ids : (common[name] ?? []));
  };
}
