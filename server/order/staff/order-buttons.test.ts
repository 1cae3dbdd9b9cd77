import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StaffOrder, type StaffOrderAction, staffOrderActions } from '#contract/admin/order.ts';
import { orderStates } from '#contract/order.ts';
import { mayMove, type OrderState } from '#domain/order/order-states.ts';
import { buy } from '#server/order/testing-orders.ts';
import { byCourier } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffAnswer, type StaffBrowser, testStaff } from '#server/testing-staff.ts';

let sale: Sale;
let owner: StaffBrowser;
let manager: StaffBrowser;
beforeAll(async () => {
  sale = await testSale();
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  [owner, manager] = [await staff.enter('OWNER'), await staff.enter('MANAGER')];
});
afterAll(() => sale.close());

/** The target state, path and body of each button that advances an order. */
const moves: Partial<Record<StaffOrderAction, { to: OrderState; path: string; body: object }>> = {
  CONFIRM: { to: 'CONFIRMED', path: 'moves', body: { to: 'CONFIRMED' } },
  ASSEMBLE: { to: 'ASSEMBLING', path: 'moves', body: { to: 'ASSEMBLING', serials: [], reason: 'by hand' } },
  SHIP: { to: 'SHIPPED', path: 'moves', body: { to: 'SHIPPED' } },
  READY: { to: 'READY_FOR_PICKUP', path: 'moves', body: { to: 'READY_FOR_PICKUP' } },
  HAND_OVER: { to: 'DELIVERED', path: 'hand-over', body: {} },
  CANCEL: { to: 'CANCELLED', path: 'cancellation', body: { reason: 'the shopper called' } },
  RETURN: { to: 'RETURNED', path: 'return', body: { reason: 'too small' } },
};

const ways = {
  PICKUP: {},
  DELIVERY: byCourier(),
};
type Kind = keyof typeof ways;

const read = async (number: string): Promise<StaffOrder> => (await owner.get(`orders/${number}`)).json();

const send = (
  by: StaffBrowser,
  { number, version }: StaffOrder,
  { path, body }: { path: string; body: object },
) => {
  by.headers['idempotency-key'] = crypto.randomUUID();
  return by.post(`orders/${number}/${path}`, body, version);
};

/** Creates an order in the given state. */
async function orderIn(state: OrderState, kind: Kind): Promise<StaffOrder> {
  const { order } = await buy(sale, { form: ways[kind] });
  await sql`update orders set order_state = ${state} where number = ${order.number}`.execute(sale.db);
  return read(order.number);
}

const codeOf = (answer: StaffAnswer) =>
  answer.statusCode < 400 ? 'OK' : answer.json<{ code: string }>().code;

describe.each(['PICKUP', 'DELIVERY'] as const)('BO-29: the buttons of an order, %s', (kind) => {
  it.each(orderStates)(
    '%s: a button is offered exactly where the table allows the transition; every other call is refused',
    async (state) => {
      let order = await orderIn(state, kind);
      for (const action of staffOrderActions) {
        const move = moves[action];
        if (move === undefined) continue;
        const isAllowed = mayMove({ from: state, to: move.to, by: 'STAFF', kind });
        expect([action, order.allowedActions.includes(action)]).toEqual([action, isAllowed]);
        const code = codeOf(await send(owner, order, move));
        const after = await read(order.number);
        expect([action, code, after.state]).toEqual(
          isAllowed ? [action, 'OK', move.to] : [action, 'ORDER_STATE_CONFLICT', state],
        );
        if (isAllowed) order = await orderIn(state, kind);
      }
    },
  );
});

it.each(['CONFIRM', 'CANCEL'] as const)(
  'BO-29: %s with an outdated version changes nothing and names who changed the order',
  async (action) => {
    const move = moves[action];
    if (move === undefined) throw new Error(action);
    const seen = await orderIn('NEW', 'PICKUP');
    expect(codeOf(await send(manager, seen, moves.CONFIRM ?? move))).toBe('OK');
    const { name } = (await manager.get('session')).json<{ name: string }>();
    expect((await send(owner, seen, move)).json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      facts: { changedBy: name, current: { state: 'CONFIRMED' } },
    });
    expect(await read(seen.number)).toMatchObject({ state: 'CONFIRMED', version: seen.version + 1 });
  },
);
