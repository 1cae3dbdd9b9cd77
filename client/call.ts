import type { Problem } from '#contract/problem.ts';
import type { Language } from '#contract/words.ts';
import { ApiProblem } from './problem.ts';

/** As much of the web's Response as the client needs. */
export interface Answer {
  ok: boolean;
  status: number;
  json: () => Promise<unknown>;
}

export type Fetch = (path: string, init: RequestInit) => Promise<Answer>;

/** How the client reaches the API: `fetch` is the browser's, or an in-process one while a page is rendered. */
export interface Caller {
  fetch: Fetch;
  language: Language;
}

export type Query = Record<string, string | number | boolean | undefined>;

export async function get<T>(caller: Caller, path: string, query: Query = {}): Promise<T> {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value));
  const suffix = search.size > 0 ? `?${search}` : '';
  return read<T>(await caller.fetch(path + suffix, { headers: { 'accept-language': caller.language } }));
}

/** `body` travels as JSON; `idempotencyKey` (uuid) lets a repeated call have one effect; `bearer` only for what is no login's token. */
export interface Sending {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
  idempotencyKey?: string;
  bearer?: string;
}

export async function send<T>(caller: Caller, sending: Sending): Promise<T> {
  const { method, path, body, idempotencyKey, bearer } = sending;
  const headers: Record<string, string> = { 'accept-language': caller.language };
  if (body !== undefined) headers['content-type'] = 'application/json';
  // a form may send anything for it, also what no header can hold: the API says what it thinks of it
  if (idempotencyKey !== undefined) headers['idempotency-key'] = encodeURIComponent(idempotencyKey);
  if (bearer !== undefined) headers['authorization'] = `Bearer ${bearer}`;
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  return read<T>(await caller.fetch(path, init));
}

/** The answer's JSON; the server validates its own answers against the contract, so its shape is trusted here. */
async function read<T>(response: Answer): Promise<T> {
  if (response.status === 204) return undefined as T; // a call without an answer is typed void
  const answer: unknown = await response.json();
  if (!response.ok) throw new ApiProblem(answer as Problem); // every refusal is a problem (api.md)
  return answer as T; // see above
}
