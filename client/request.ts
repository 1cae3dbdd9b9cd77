import type {
  AskCallback,
  AskStockAlert,
  BookVisit,
  Callback,
  StockAlert,
  Visit,
  VisitTimes,
} from '#contract/request.ts';
import { get, send, type Caller } from './call.ts';

// A request is opened by the key of its answer.

export const askCallback = (caller: Caller, body: AskCallback) =>
  send<Callback>(caller, { method: 'POST', path: '/api/v1/callbacks', body });

export const getCallback = (caller: Caller, key: string) =>
  get<Callback>(caller, `/api/v1/callbacks/${encodeURIComponent(key)}`);

const alerts = '/api/v1/subscriptions/back-in-stock';

export const askStockAlert = (caller: Caller, body: AskStockAlert) =>
  send<StockAlert>(caller, { method: 'POST', path: alerts, body });

export const getStockAlert = (caller: Caller, key: string) =>
  get<StockAlert>(caller, `${alerts}/${encodeURIComponent(key)}`);

export const endStockAlert = (caller: Caller, key: string) =>
  send<void>(caller, { method: 'DELETE', path: `${alerts}/${encodeURIComponent(key)}` });

/** No message to that phone or email any more, whoever asks for one. */
export const muteStockAlerts = (caller: Caller, key: string) =>
  send<void>(caller, { method: 'POST', path: `${alerts}/${encodeURIComponent(key)}/mute` });

export const listVisitTimes = (
  caller: Caller,
  { storeId, pieces }: { storeId: number; pieces: readonly string[] },
) =>
  get<VisitTimes>(caller, '/api/v1/visit-times', {
    storeId,
    pieces: pieces.length > 0 ? pieces.join(',') : undefined,
  });

export const bookVisit = (caller: Caller, body: BookVisit) =>
  send<Visit>(caller, { method: 'POST', path: '/api/v1/visits', body });

export const getVisit = (caller: Caller, key: string) =>
  get<Visit>(caller, `/api/v1/visits/${encodeURIComponent(key)}`);

export const cancelVisit = (caller: Caller, key: string) =>
  send<Visit>(caller, { method: 'POST', path: `/api/v1/visits/${encodeURIComponent(key)}/cancel` });
