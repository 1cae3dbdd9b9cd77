import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { orderStates } from '#contract/order.ts';
import { Line, Shape, Words } from '#contract/primitives.ts';
import { nextStaffStep } from '#domain/order/next-step.ts';
import type { BulkActions } from '#server/bulk/bulk-action.ts';
import { createBulkAction } from '#server/bulk/create-action.ts';
import { createTagAction } from '#server/bulk/tag-action.ts';
import { advanceOrder } from '../../advance-order.ts';
import { type BulkOrderRow, lockOrdersById, selectOrdersById, updateOrderTags } from './queries-bulk.ts';

const OrderFacts = Shape({ state: Words(orderStates) });
type OrderFacts = Static<typeof OrderFacts>;
const Parameters = Shape({ reason: Type.Optional(Line(300)) });

const storedFacts = Compile(OrderFacts);
const storedParameters = Compile(Parameters);

/**
 * Advances many orders, each to its own next state and in a separate transaction, so that no order blocks another. Messages and codes are
 * written as `advanceOrder` writes them. `secret` encrypts the hand-over codes.
 */
export const orderBulkActions = ({ secret }: { secret: string }): BulkActions => ({
  'orders.move': createBulkAction<BulkOrderRow, OrderFacts, Static<typeof Parameters>>({
    entry: { action: 'orders.move', resource: 'order' },
    permission: 'orders.move',
    batch: 1,
    parseParameters: (value) => storedParameters.Parse(value),
    parseFacts: (value) => storedFacts.Parse(value),
    reasonOf: ({ reason }) => reason,
    read: selectOrdersById,
    lock: lockOrdersById,
    factsOf: ({ state }) => ({ state }),
    decide(row, { reason }) {
      const to = nextStaffStep(row);
      if (to === null) return { code: 'ORDER_STATE_CONFLICT' };
      return to === 'ASSEMBLING' && reason === undefined
        ? { code: 'PIECES_NOT_SCANNED' }
        : { after: { state: to } };
    },
    async write(db, { changes, now }) {
      for (const { row } of changes) {
        const to = nextStaffStep(row);
        if (to !== null) await advanceOrder({ db, secret }, { number: row.name, to, now });
      }
    },
  }),
  'orders.tag': createTagAction<BulkOrderRow>({
    entry: { action: 'orders.tag', resource: 'order' },
    permission: 'orders.write',
    read: selectOrdersById,
    lock: lockOrdersById,
    updateTags: updateOrderTags,
  }),
});
