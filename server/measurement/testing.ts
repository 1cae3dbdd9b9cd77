import type { MeasuredBatch, MeasuredEvent } from '#contract/measurement.ts';
import type { Shopper } from '#server/testing-shopper.ts';
import type { LightMyRequestResponse } from 'fastify';

/** A batch from one browser, in Russian on a phone by default. */
export function batchOf(
  events: readonly MeasuredEvent[],
  fields: Partial<MeasuredBatch> = {},
): MeasuredBatch {
  return {
    session: crypto.randomUUID(),
    language: 'ru',
    loggedIn: false,
    device: 'phone',
    network: '4g',
    saveData: false,
    city: 'tashkent',
    firstTouch: { source: 'telegram' },
    events: [...events],
    ...fields,
  };
}

/** A measured view of the home page at that time, unless another event is given. */
export function eventOf(fields: Partial<MeasuredEvent> & { at: string }): MeasuredEvent {
  return { id: crypto.randomUUID(), name: 'zr_stone_table', pageType: 'product', extra: {}, ...fields };
}

export function sendBatch(by: Shopper, batch: object): Promise<LightMyRequestResponse> {
  return by.post('/api/v1/measurement/batches', batch);
}

/** Submits the shopper's answer about measurement. */
export async function answer(by: Shopper, choice: 'yes' | 'no'): Promise<LightMyRequestResponse> {
  return by.put('/api/v1/measurement', { answer: choice });
}
