import type { Operations } from '#contract/operations/all.ts';
import type { AnswerOf, RouteInput } from '#contract/operations/operation.ts';
import { sendCall, type CallParts } from './send-call.ts';

/** The operations by method and path: `PUT /api/v1/measurement`. Types alone: no schema reaches the browser. */
type Routes = {
  [Name in keyof Operations as `${Operations[Name]['method']} ${Operations[Name]['path']}`]: Operations[Name];
};

/**
 * Calls an operation over HTTP, for the browser. Throws ApiProblem when it is refused. `keepalive`: the call arrives even when the page
 * is left at once.
 */
export async function callApi<Route extends keyof Routes>(
  route: Route,
  input: RouteInput<Routes[Route]>,
  { keepalive = false } = {},
): Promise<AnswerOf<Routes[Route]>> {
  const parts = input as CallParts; // RouteInput says which parts there are
  // a page in Cyrillic letters gets its words in them (product-spec 7)
  const headers = { 'accept-language': document.documentElement.lang };
  const answer = await sendCall(route, parts, { keepalive, headers });
  return answer as AnswerOf<Routes[Route]>; // the server validates its answers against the same declaration
}
