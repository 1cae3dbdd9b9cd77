import type { Suggestions } from '#contract/search.ts';
import { get, type Caller } from './call.ts';

/** What is suggested for what was typed so far, in the caller's language. */
export async function suggest(caller: Caller, q: string): Promise<Suggestions> {
  const answer = await get<{ data: Suggestions }>(caller, '/api/es/v1/es-suggest', { q });
  return answer.data;
}
