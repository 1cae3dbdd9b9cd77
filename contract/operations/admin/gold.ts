import {
  Gold,
  GoldIntake,
  GoldParams,
  GoldPerson,
  GoldQuery,
  GoldRates,
  SetGoldRate,
  TakeGold,
} from '../../admin/gold.ts';
import { Nothing } from '../operation.ts';
import { declareStaffOperations } from './staff-operation.ts';

const access = 'counter.gold';
const params = GoldParams;
const ofIntake = <const Action extends string>(action: Action) => ({
  action,
  resource: 'gold-intake',
  record: 'id',
});

/** Old gold at the counter (backoffice.md 2.5): buying rates, intakes and payments. */
export const goldOperations = declareStaffOperations({
  listGold: {
    method: 'GET',
    path: '/api/admin/v1/counter/gold',
    summary:
      'Returns whether the shop buys old gold, its buying prices, and the intakes of this store, newest first.',
    access,
    query: GoldQuery,
    answer: Gold,
    refusals: ['NOT_FOUND'],
  },
  setGoldRate: {
    method: 'POST',
    path: '/api/admin/v1/counter/gold/rates',
    summary: 'Sets the buying price per gram of the pure metal from now on.',
    access: 'rates.write',
    body: SetGoldRate,
    answer: GoldRates,
    refusals: ['NOT_FOUND'],
    audit: { action: 'gold.rate', resource: 'gold-rate', record: 'metal' },
  },
  takeGold: {
    method: 'POST',
    path: '/api/admin/v1/counter/gold',
    summary:
      'Records weighed old gold and its seller. Idempotent by its key. Above the limit a second person decides before it is paid.',
    access,
    body: TakeGold,
    answer: GoldIntake,
    status: 201,
    refusals: ['NOT_FOUND', 'GOLD_OFF', 'GOLD_CHANGED', 'GOLD_WEIGHT_WRONG', 'IDEMPOTENCY_KEY_REUSED'],
    idempotency: 'required',
    audit: ofIntake('gold.take'),
  },
  payGold: {
    method: 'POST',
    path: '/api/admin/v1/counter/gold/:id/payout',
    summary: 'Pays out the whole amount in cash from the open cash day, once.',
    access,
    params,
    answer: GoldIntake,
    refusals: ['NOT_FOUND', 'GOLD_STATE_CONFLICT', 'CASH_DAY_CLOSED', 'IDEMPOTENCY_KEY_REUSED'],
    idempotency: 'required',
    audit: ofIntake('gold.pay'),
  },
  dropGold: {
    method: 'DELETE',
    path: '/api/admin/v1/counter/gold/:id',
    summary: 'Records that the gold was given back unpaid and deletes the data of its seller.',
    access,
    params,
    answer: Nothing,
    refusals: ['NOT_FOUND', 'GOLD_STATE_CONFLICT'],
    audit: ofIntake('gold.drop'),
  },
  showGoldPerson: {
    method: 'POST',
    path: '/api/admin/v1/counter/gold/:id/person',
    summary: 'Returns the seller as named in the identity document; each view writes an audit entry.',
    access,
    params,
    answer: GoldPerson,
    refusals: ['NOT_FOUND'],
    audit: ofIntake('gold.show'),
  },
});
