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

/** Old gold at the counter (backoffice.md 2.5): what a gram is worth, what was taken in, and how it was paid. */
export const goldOperations = declareStaffOperations({
  listGold: {
    method: 'GET',
    path: '/api/admin/v1/counter/gold',
    summary:
      'Whether the shop buys old gold, at which prices, and what this store took in, the latest first.',
    access,
    query: GoldQuery,
    answer: Gold,
    refusals: ['NOT_FOUND'],
  },
  setGoldRate: {
    method: 'POST',
    path: '/api/admin/v1/counter/gold/rates',
    summary: 'What the shop pays for a gram of the pure metal from now on.',
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
      'Old gold is weighed, and who sells it is written down, once for one key. Above the limit a second person decides before it is paid.',
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
    summary: 'The whole sum is paid out in cash of the open cash day, once.',
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
    summary: 'The gold was given back unpaid; who brought it is forgotten.',
    access,
    params,
    answer: Nothing,
    refusals: ['NOT_FOUND', 'GOLD_STATE_CONFLICT'],
    audit: ofIntake('gold.drop'),
  },
  showGoldPerson: {
    method: 'POST',
    path: '/api/admin/v1/counter/gold/:id/person',
    summary: 'Who sold it, by their identity document; each look is an entry of the audit.',
    access,
    params,
    answer: GoldPerson,
    refusals: ['NOT_FOUND'],
    audit: ofIntake('gold.show'),
  },
});
