import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { buyBackSom, splitGold } from '#domain/gold/buy-back.ts';
import { type Answer, connectTo, type ShopClient } from '../callers/http-client.ts';
import { logInAsStaff, type StaffLogin } from '../callers/staff-login.ts';
import { cutConnections, type StaffChaos } from './staff-actions.ts';

const rounds = 12;
/** In the other rounds the connections to the database are closed, which needs no start of the shop. */
const killEvery = 4;
const storesAtOnce = 4;
const rateSom = 1_200_000;
const gold = { probe: 583, net: 1.5 };
const worthSom = buyBackSom({ rateSom, netMg: 1500, probe: gold.probe });
const goodwillSom = 10_000;

/** A sale that is ready to be finished, and the goodwill refund that follows. */
interface CounterSaleInChaos {
  id: number;
  goldId: number;
  key: string;
  body: object;
  total: number;
  number?: string;
  approvalId?: number;
}

/**
 * Finishes counter sales, each paid with old gold and cash, all at once, and approves a goodwill refund for each. During this the shop is
 * killed, or loses its database; everybody repeats calls without a response, with the same key. Returns what is wrong, as sentences: a
 * sale that is not exactly one order, gold that did not pay exactly one, a goodwill refund that was not made exactly once (backoffice.md,
 * BO-39). The invariants are checked with the rest.
 */
export async function cutCounter(chaos: Pick<StaffChaos, 'shop' | 'db'>): Promise<string[]> {
  const broken: string[] = [];
  const tally = { sales: 0, cut: 0 };
  const caller = new CounterCaller(await connectTo(chaos.shop.url), chaos.shop.url);
  await caller.logIn();
  await caller.prepare();
  for (let round = 0; round < rounds; round += 1) {
    await caller.logIn();
    const sales = await caller.startSales(await pickPieces(chaos));
    const cut = () => cutOff(chaos, round);
    tally.cut += await throughCut(sales, { send: (sale) => caller.finish(sale), cut });
    for (const sale of sales) await caller.requestGoodwill(sale);
    tally.cut += await throughCut(sales, { send: (sale) => caller.agree(sale), cut });
    for (const sale of sales) broken.push(...(await findWrong(chaos, sale)));
    tally.sales += sales.length;
  }
  console.log(
    `the counter was interrupted ${rounds * 2} times: ${tally.sales} sales with old gold and goodwill, ${tally.cut} calls without a response`,
  );
  if (tally.sales === 0 || tally.cut === 0) broken.push('nothing of the counter was cut off in the middle');
  return broken;
}

/** Returns a function that starts the shop again, to be called when nobody waits for it any more. */
async function cutOff(
  { shop, db }: Pick<StaffChaos, 'shop' | 'db'>,
  round: number,
): Promise<() => Promise<void>> {
  await wait(4 * round);
  if (round % killEvery === 0) {
    await shop.kill();
    return () => shop.start();
  }
  await cutConnections(db());
  return () => Promise.resolve();
}

/** Sends all at once, interrupts them, starts the shop again, and repeats until each has a response. Returns how many had none at first. */
async function throughCut(
  sales: readonly CounterSaleInChaos[],
  {
    send,
    cut,
  }: { send: (sale: CounterSaleInChaos) => Promise<boolean>; cut: () => Promise<() => Promise<void>> },
): Promise<number> {
  const sending = Promise.all(sales.map((sale) => send(sale)));
  const reopen = await cut();
  const first = await sending;
  await reopen();
  let open = sales.filter((_sale, nth) => first[nth] !== true);
  const unanswered = open.length;
  for (let attempt = 0; open.length > 0 && attempt < 20; attempt += 1) {
    const done = await Promise.all(open.map((sale) => send(sale)));
    open = open.filter((_sale, nth) => done[nth] !== true);
    if (open.length > 0) await wait(250);
  }
  return unanswered;
}

/** Returns one piece of each of some stores that can be sold there. */
async function pickPieces({ db }: Pick<StaffChaos, 'db'>): Promise<{ serial: string; storeId: number }[]> {
  const { rows } = await sql<{ serial: string; storeId: number }>`
    select distinct on (store_id) serial_number as serial, store_id as "storeId" from product_items
    where product_item_state = 'AVAILABLE' and arrives_on is null and price_b2c_som > ${worthSom} and store_id is not null
    order by store_id, id limit ${storesAtOnce}`.execute(db());
  return rows;
}

/** Checks the database state of a finished sale. */
async function findWrong({ db }: Pick<StaffChaos, 'db'>, sale: CounterSaleInChaos): Promise<string[]> {
  const { tenderedSom, cashSom } = splitGold(worthSom, sale.total);
  const { rows } = await sql<{ number: string; tendered: number; cash: number; goodwill: number }>`
    select o.number, i.tendered_som as tendered, i.cash_som as cash,
      (select coalesce(sum(r.goodwill_som), 0) from refunds r join payments p on p.id = r.payment_id where p.order_id = o.id)::bigint as goodwill
    from counter_sales s join orders o on o.id = s.order_id join gold_intakes i on i.order_id = o.id
    where s.id = ${sale.id} and i.id = ${sale.goldId}`.execute(db());
  const [row] = rows;
  const isRight =
    rows.length === 1 &&
    row?.number === sale.number &&
    row?.tendered === tenderedSom &&
    row?.cash === cashSom &&
    row?.goodwill === goodwillSom;
  return isRight ? [] : [`counter sale ${sale.id} (${sale.number ?? 'no answer'}): ${JSON.stringify(rows)}`];
}

/** An owner who sells, and a manager who gives goodwill. */
class CounterCaller {
  private readonly client: ShopClient;
  private readonly url: string;
  private owner: StaffLogin | undefined;
  private manager: StaffLogin | undefined;

  constructor(client: ShopClient, url: string) {
    this.client = client;
    this.url = url;
  }

  async logIn(): Promise<void> {
    this.owner = await logInAsStaff(this.client, this.url, 0);
    this.manager = await logInAsStaff(this.client, this.url, 3);
  }

  /** Enables buying gold. */
  async prepare(): Promise<void> {
    const { client, owner } = this;
    const headers = { ...owner, 'if-match': '"0"' };
    const url = '/api/admin/v1/settings/old_gold';
    await client.inject({ method: 'PATCH', url, headers, payload: { value: 'ON' } });
    await this.must('counter/gold/rates', { metal: 'gold', rate: rateSom });
  }

  async startSales(pieces: readonly { serial: string; storeId: number }[]): Promise<CounterSaleInChaos[]> {
    return Promise.all(pieces.map((piece) => this.startSale(piece)));
  }

  private async startSale({
    serial,
    storeId,
  }: {
    serial: string;
    storeId: number;
  }): Promise<CounterSaleInChaos> {
    // already open from an earlier round, or from the demo
    await this.post('counter/days', { storeId, opening: 100_000_000 });
    const weighed = { metal: 'gold', probe: gold.probe, gross: gold.net, net: gold.net };
    const person = { name: 'Chaos', document: 'AA 0000000' };
    const taking = { storeId, description: 'chaos', ...weighed, expectedAmount: worthSom, person };
    const { id: goldId } = (await this.must('counter/gold', taking)).json<{ id: number }>();
    const { id } = (await this.must('counter/sales', { storeId })).json<{ id: number }>();
    const scanned = await this.must(`counter/sales/${id}/pieces`, { serial });
    const { total } = scanned.json<{ total: number }>();
    const { tenderedSom } = splitGold(worthSom, total);
    const tenders = [
      { method: 'OLD_GOLD', amount: tenderedSom, gold: goldId },
      { method: 'CASH', amount: total - tenderedSom },
    ];
    const receipt = { terminal: 'CHAOS', number: String(id), issuedAt: new Date().toISOString(), sign: '1' };
    const body = { expectedTotal: total, tenders, receipt };
    return { id, goldId, key: crypto.randomUUID(), body, total };
  }

  /** Returns whether there was a response. */
  async finish(sale: CounterSaleInChaos): Promise<boolean> {
    const answer = await this.post(`counter/sales/${sale.id}/done`, sale.body, sale.key).catch(
      () => undefined,
    );
    if (answer === undefined || answer.statusCode >= 500) return false;
    if (answer.statusCode !== 200) throw new Error(`a sale was refused: ${answer.body}`);
    sale.number = answer.json<{ number: string }>().number;
    return true;
  }

  async requestGoodwill(sale: CounterSaleInChaos): Promise<void> {
    const { client, manager } = this;
    const path = `/api/admin/v1/orders/${sale.number}`;
    const { version } = (await client.inject({ url: path, headers: { ...manager } })).json<{
      version: number;
    }>();
    const headers = { ...manager, 'if-match': `"${version}"`, 'idempotency-key': crypto.randomUUID() };
    const payload = { serials: [], delivery: false, goodwill: goodwillSom, reason: `chaos ${sale.id}` };
    const answer = await client.inject({ method: 'POST', url: `${path}/refund`, headers, payload });
    const { facts } = answer.json<{ facts?: { approvalId?: number } }>();
    if (facts?.approvalId === undefined) throw new Error(`goodwill was not requested: ${answer.body}`);
    sale.approvalId = facts.approvalId;
  }

  /** Returns whether there was a response; a decision made before the interruption is refused as already decided. */
  async agree({ approvalId }: CounterSaleInChaos): Promise<boolean> {
    const answer = await this.post(`approvals/${approvalId}/approve`, { amount: goodwillSom }).catch(
      () => undefined,
    );
    if (answer === undefined || answer.statusCode >= 500) return false;
    if (answer.statusCode !== 200 && !answer.body.includes('APPROVAL_DECIDED'))
      throw new Error(`goodwill was refused: ${answer.body}`);
    return true;
  }

  private async post(path: string, payload: object, key: string = crypto.randomUUID()): Promise<Answer> {
    const headers = { ...this.owner, 'idempotency-key': key };
    return this.client.inject({ method: 'POST', url: `/api/admin/v1/${path}`, headers, payload });
  }

  /** Throws if the call is refused. */
  private async must(path: string, payload: object): Promise<Answer> {
    const answer = await this.post(path, payload);
    if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.body}`);
    return answer;
  }
}
