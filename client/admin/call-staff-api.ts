import type { demoOperations } from '#contract/operations/admin/session.ts';
import type { StaffOperations } from '#contract/operations/admin/all.ts';
import type { AnswerOf, RouteInput } from '#contract/operations/operation.ts';
import type { Language } from '#contract/words.ts';
import { sendCall, type CallParts } from '../send-call.ts';

type Declared = StaffOperations & typeof demoOperations;

/** The staff's operations by method and path: `GET /api/admin/v1/orders`. Types only, so that no schema reaches the browser. */
type Routes = {
  [Name in keyof Declared as `${Declared[Name]['method']} ${Declared[Name]['path']}`]: Declared[Name];
};
export type StaffRoute = keyof Routes;
/** Lookup tables rather than conditional types, so that the compiler does not compare all routes with each other. */
type Inputs = {
  [Route in StaffRoute]: RouteInput<Routes[Route]> &
    (Routes[Route] extends { fileBytes: number } ? { body: Blob } : unknown);
};
type Answers = { [Route in StaffRoute]: AnswerOf<Routes[Route]> };
export type StaffInput<Route extends StaffRoute> = Inputs[Route];
export type StaffAnswer<Route extends StaffRoute> = Answers[Route];

/** Options of a call, sent as headers. */
export interface StaffCall {
  /** The language of the messages in a refusal. */
  language: Language;
  /** The session's CSRF token (`GET /session`); without it a call that changes something is refused. */
  csrf?: string | undefined;
  /** The version of the record that the change is based on. */
  version?: number | undefined;
  /** Idempotency key: the same for every attempt of one action. */
  key?: string | undefined;
  /** Whether the page has not been used for a while: then the call does not extend the session. */
  isIdle?: boolean;
  /** The call is completed even if the page is left immediately. */
  keepalive?: boolean;
  /** Aborts the call. */
  signal?: AbortSignal | undefined;
}

/** Calls an operation of the back-office over HTTP, for the browser. Throws ApiProblem if it is refused. */
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
  // as: StaffInput defines which parts exist; comparing it with all inputs would cost the compiler seconds
  return sendCall<StaffAnswer<Route>>(route, input as unknown as CallParts, { headers, keepalive, signal });
}
