import type { Operations } from '#contract/operations/all.ts';
import type { AnswerOf, RouteInput } from '#contract/operations/operation.ts';
import { sendCall, type CallParts } from './send-call.ts';

/** The operations by method and path: `PUT /api/v1/measurement`. Types only, so that no schema reaches the browser. */
type Routes = {
  [Name in keyof Operations as `${Operations[Name]['method']} ${Operations[Name]['path']}`]: Operations[Name];
};

/** Lookup tables rather than conditional types, so that the compiler does not compare all routes with each other. */
type Inputs = { [Route in keyof Routes]: RouteInput<Routes[Route]> };
type Answers = { [Route in keyof Routes]: AnswerOf<Routes[Route]> };

/**
 * Calls an operation over HTTP, for the browser. Throws ApiProblem if it is refused. `keepalive`: the call is completed even if the page
 * is left immediately.
 */
export function callApi<Route extends keyof Routes>(
  route: Route,
  input: Inputs[Route],
  { keepalive = false } = {},
): Promise<Answers[Route]> {
  // a page in Cyrillic letters gets Cyrillic messages (product-spec 7)
  const headers = { 'accept-language': document.documentElement.lang };
  // as: RouteInput defines which parts exist
  return sendCall<Answers[Route]>(route, input as unknown as CallParts, { keepalive, headers });
}
