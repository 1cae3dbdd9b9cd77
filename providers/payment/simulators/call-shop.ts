import { type HttpAnswer, callHttp } from '#providers/http.ts';
import type { Exchange } from './choice.ts';

export interface SimulatedCall {
  call: string;
  url: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as a form, instead of a body. */
  fields?: Record<string, string>;
}

/** Calls the shop as the provider would; without a response the status is 0. */
export async function callShop({ call, url, headers = {}, body, fields }: SimulatedCall): Promise<Exchange> {
  const form = fields && {
    bytes: Buffer.from(new URLSearchParams(fields).toString()),
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
  };
  const answer: HttpAnswer = await callHttp({ method: 'POST', url, ...(form ?? { headers, body }) }).catch(
    (error: unknown) => ({ status: 0, text: error instanceof Error ? error.message : 'no answer' }),
  );
  return { call, status: answer.status, answer: answer.text };
}
