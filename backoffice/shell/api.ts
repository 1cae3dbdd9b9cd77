import {
  callStaffApi,
  type StaffAnswer,
  type StaffInput,
  type StaffRoute,
} from '#client/admin/call-staff-api.ts';
import type { StaffSession } from '#contract/admin/staff/staff.ts';
import { isApiProblem } from '#client/problem.ts';
import { chosenLanguage } from '../kit/words.tsx';
import { isIdle } from './activity.ts';
import { requireLogin, type GateKind } from './gate.ts';
import { sendWhenConnected } from './line.ts';
import { currentSession, setSession } from './session.ts';

interface How {
  /** The version of the record that was seen. */
  version?: number;
  /** The idempotency key of the action, the same for all its attempts. */
  key?: string;
  /** The request is completed even if the page is left at once. */
  keepalive?: boolean;
  /** Aborts the request. */
  signal?: AbortSignal;
}

/**
 * Calls the API as the logged-in user. Throws ApiProblem. A login or a second factor, also in another tab, replaces the session: a call that
 * was sent in the previous one is sent again.
 */
export async function callOnce<Route extends StaffRoute>(
  route: Route,
  input: StaffInput<Route>,
  how: How = {},
): Promise<StaffAnswer<Route>> {
  const session = currentSession();
  try {
    return await callIn(session, route, input, how);
  } catch (error) {
    if (session === null || !isApiProblem(error)) throw error;
    const next = await sessionAfter(session, error.problem.code);
    if (next === null) throw error;
    return callIn(next, route, input, how);
  }
}

const callIn = <Route extends StaffRoute>(
  session: StaffSession | null,
  ...[route, input, how]: [route: Route, input: StaffInput<Route>, how: How]
): Promise<StaffAnswer<Route>> =>
  callStaffApi(route, input, {
    language: chosenLanguage(session?.language),
    csrf: session?.csrf,
    isIdle: isIdle(),
    ...how,
  });

/**
 * Returns the same person's session that has replaced the one of a refused call; null if there is none. The previous session is
 * UNAUTHENTICATED, and its token with the new cookie is FORBIDDEN.
 */
async function sessionAfter(sent: StaffSession, refused: string): Promise<StaffSession | null> {
  if (refused !== 'UNAUTHENTICATED' && refused !== 'FORBIDDEN') return null;
  if (currentSession()?.csrf === sent.csrf)
    await callIn(sent, 'GET /api/admin/v1/session', {}, {}).then(setSession, () => undefined);
  const now = currentSession();
  return now !== null && now.id === sent.id && now.csrf !== sent.csrf ? now : null;
}

/**
 * Does the same, and more: a call with a version waits until the connection is back. If the session has ended, or the
 * second factor is required again, shows that form over the page, which stays unchanged, and then repeats the call
 * with the same key.
 */
export function callApi<Route extends StaffRoute>(
  route: Route,
  input: StaffInput<Route>,
  how: How = {},
): Promise<StaffAnswer<Route>> {
  const send = () => callOnce(route, input, how);
  return passingGates(how.version === undefined ? send : () => sendWhenConnected(send));
}

async function passingGates<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    const gate = gateOf(error);
    if (gate === null || !(await requireLogin(gate))) throw error;
    return passingGates(send);
  }
}

function gateOf(error: unknown): GateKind | null {
  if (!isApiProblem(error)) return null;
  if (error.problem.code === 'UNAUTHENTICATED') return 'login';
  return error.problem.code === 'STEP_UP_REQUIRED' ? 'step-up' : null;
}
