import type { Operations } from '#contract/operations/all.ts';
import type { AnswerOf, RouteInput } from '#contract/operations/operation.ts';
import { sendCall, type CallParts } from './send-call.ts';

/** The operations by method and path: `PUT /api/v1/measurement`. Types alone: no schema reaches the browser. */
type Routes = {
  [Name in keyof Operations as `${Operations[Name]['method']} ${Operations[Name]['path']}`]: Operations[Name];
};

/** Tables and not conditions: the compiler looks a route up instead of comparing all of them. */
type Inputs = { [Route in keyof Routes]: RouteInput<Routes[Route]> };
type Answers = { [Route in keyof Routes]: AnswerOf<Routes[Route]> };

/**
 * Calls an operation over HTTP, for the browser. Throws ApiProblem when it is refused. `keepalive`: the call arrives even when the page
 * is left at once.
 */
export function callApi<Route extends keyof Routes>(
  route: Route,
  input: Inputs[Route],
  { keepalive = false } = {},
): Promise<Answers[Route]> {
  // a page in Cyrillic letters gets its words in them (product-spec 7)
  const headers = { 'accept-language': document.documentElement.lang };
  // as: RouteInput says which parts there are
  return sendCall<Answers[Route]>(route, input as unknown as CallParts, { keepalive, headers });
}
