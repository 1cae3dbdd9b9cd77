import type { demoOperations } from '#contract/operations/admin/session.ts';
import type { StaffOperations } from '#contract/operations/admin/all.ts';
import type { AnswerOf, RouteInput } from '#contract/operations/operation.ts';
import type { Language } from '#contract/words.ts';
import { sendCall, type CallParts } from '../send-call.ts';

type Declared = StaffOperations & typeof demoOperations;

/** The staff's operations by method and path: `GET /api/admin/v1/orders`. Types alone: no schema reaches the browser. */
type Routes = {
  [Name in keyof Declared as `${Declared[Name]['method']} ${Declared[Name]['path']}`]: Declared[Name];
};
export type StaffRoute = keyof Routes;
/** Tables and not conditions: the compiler looks a route up instead of comparing all of them. */
type Inputs = {
  [Route in StaffRoute]: RouteInput<Routes[Route]> &
    (Routes[Route] extends { fileBytes: number } ? { body: Blob } : unknown);
};
type Answers = { [Route in StaffRoute]: AnswerOf<Routes[Route]> };
export type StaffInput<Route extends StaffRoute> = Inputs[Route];
export type StaffAnswer<Route extends StaffRoute> = Answers[Route];

/** What goes with a call in its headers. */
export interface StaffCall {
  /** The language of the words in a refusal. */
  language: Language;
  /** The session's CSRF token (`GET /session`); without it a call that changes something is refused. */
  csrf?: string | undefined;
  /** The version of the record that was seen. */
  version?: number | undefined;
  /** The same for every try of one act, so that it is done once. */
  key?: string | undefined;
  /** Whether nobody has touched the page for a while: then the call does not extend the session. */
  isIdle?: boolean;
  /** The call arrives even when the page is left at once. */
  keepalive?: boolean;
  /** Ends the call before it was answered. */
  signal?: AbortSignal | undefined;
}

/** Calls an operation of the back-office over HTTP, for the browser. Throws ApiProblem when it is refused. */
export function callStaffApi<Route extends StaffRoute>(
  route: Route,
  input: StaffInput<Route>,
  { language, csrf, version, key, isIdle = false, keepalive = false, signal }: StaffCall,
): Promise<StaffAnswer<Route>> {
  const headers = {
    'accept-language': language,
    ...(csrf !== undefined && { 'x-csrf': csrf }),
    ...(version !== undefined && { 'if-match': `"${version}"` }),
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(isIdle && { 'x-idle': '1' }),
  };
  // as: StaffInput says which parts there are; compared with all inputs it would cost the compiler seconds
  return sendCall<StaffAnswer<Route>>(route, input as unknown as CallParts, { headers, keepalive, signal });
}
