import type { requestOperations as declared } from '#contract/operations/request.ts';
import type { Caller, OperationFunctions } from '#server/kit/operation.ts';
import { requestCallback } from './callbacks/request-callback.ts';
import { requestStockAlert } from './stock-alerts/request-stock-alert.ts';
import { bookVisit } from './visits/book-visit.ts';
import { cancelVisit } from './visits/cancel-visit.ts';
import { endAlert, muteAlerts } from './stock-alerts/end-alert.ts';
import { listVisitTimes } from './visits/list-visit-times.ts';
import { browserRequester } from '#server/kit/session/requester.ts';
import { presentAlert, presentCallback, presentVisit, type WhichAlert } from './present-requests.ts';
import type { RequestDeps } from './request-deps.ts';
import { opensRequest, readRequestKey } from './request-key.ts';

const requesterOf = ({ secret }: RequestDeps, { caller, now }: { caller: Caller; now: Date }) => ({
  user: caller.user ?? undefined,
  browser: caller.user === null ? browserRequester(caller.cookies, secret) : null,
  language: caller.language,
  ip: caller.ip,
  now,
});

const idOf = ({ secret }: RequestDeps, kind: Parameters<typeof readRequestKey>[1], key: string): number =>
  readRequestKey(secret, kind, key);

/** Opens a stock alert by one of its two keys: the requester's, or the one in its message. Refuses with NOT_FOUND. */
const alertOf = ({ secret }: RequestDeps, key: string): WhichAlert => {
  const kind = opensRequest(secret, 'stock-alert-message', key) ? 'stock-alert-message' : 'stock-alert';
  return { id: readRequestKey(secret, kind, key), kind };
};

export const requestOperations = {
  async requestCallback(deps, call) {
    return presentCallback(
      deps,
      await requestCallback(deps, { form: call.input, ...requesterOf(deps, call) }),
    );
  },

  getCallback: async (deps, { input }) => presentCallback(deps, idOf(deps, 'callback', input.key)),

  async requestStockAlert(deps, call) {
    const id = await requestStockAlert(deps, { form: call.input, ...requesterOf(deps, call) });
    return presentAlert(deps, { id, kind: 'stock-alert' });
  },

  getStockAlert: async (deps, { input }) => presentAlert(deps, alertOf(deps, input.key)),

  async endStockAlert(deps, { input, now }) {
    await endAlert(deps, { id: alertOf(deps, input.key).id, now });
  },

  async muteStockAlerts(deps, { input, now }) {
    await muteAlerts(deps, { id: readRequestKey(deps.secret, 'stock-alert-message', input.key), now });
  },

  async listVisitTimes({ db }, { input: { storeId, pieces }, now }) {
    const serialNumbers = pieces === undefined ? [] : [...new Set(pieces.split(','))];
    return listVisitTimes(db, { storeId, serialNumbers, now });
  },

  async bookVisit(deps, call) {
    const id = await bookVisit(deps, { form: call.input, ...requesterOf(deps, call) });
    return presentVisit(deps, { id, now: call.now });
  },

  getVisit: async (deps, { input, now }) => presentVisit(deps, { id: idOf(deps, 'visit', input.key), now }),

  async cancelVisit(deps, { input, now }) {
    const id = idOf(deps, 'visit', input.key);
    await cancelVisit(deps, { id, now });
    return presentVisit(deps, { id, now });
  },
} satisfies OperationFunctions<typeof declared, RequestDeps>;
