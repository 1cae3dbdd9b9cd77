import {
  callStaffApi,
  type StaffAnswer,
  type StaffInput,
  type StaffRoute,
} from '#client/admin/call-staff-api.ts';
import { isApiProblem } from '#client/problem.ts';
import { chosenLanguage } from '../kit/words.tsx';
import { isIdle } from './activity.ts';
import { requireLogin, type GateKind } from './gate.ts';
import { sendWhenConnected } from './line.ts';
import { currentSession } from './session.ts';

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

/** Calls the API as the logged-in user. Throws ApiProblem. */
export const callOnce = <Route extends StaffRoute>(
  route: Route,
  input: StaffInput<Route>,
  how: How = {},
): Promise<StaffAnswer<Route>> => {
  const session = currentSession();
  return callStaffApi(route, input, {
    language: chosenLanguage(session?.language),
    csrf: session?.csrf,
    isIdle: isIdle(),
    ...how,
  });
};

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
