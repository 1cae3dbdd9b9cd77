import { mulberry32 } from '#database/seed/random.ts';
import { logInAsStaff } from '../callers/staff-login.ts';
import { loadKnownToStaff } from './known-to-staff.ts';
import type { Known } from './known-values.ts';
import { makeRequest } from './make-request.ts';
import { describe, type Fuzzed, type FuzzedShop, send } from './send-requests.ts';
import { fuzzedStaffOperations } from './staff-operations.ts';

/** After this many calls another account logs in and reads the lists again, so that known ids stay valid and the second factor recent. */
const callsOfLogin = 4 * fuzzedStaffOperations.length;

/** Successful calls of these end the session that made them. */
const endsLogin: ReadonlySet<string> = new Set(['logOut', 'endOwnSession', 'stepUp', 'confirmFactor']);

/**
 * Calls every operation of the back-office in turn, half of the time as the owner, otherwise as each of the demo's accounts, with requests
 * determined by the seed (backoffice.md, BO-12). No response may be a fault of ours. `origin`: of the back-office's pages.
 */
export async function sendStaffCalls(
  shop: FuzzedShop & { origin: string },
  { seed, calls, known }: { seed: number; calls: number; known: Known },
): Promise<Fuzzed> {
  const report: Fuzzed = { calls, statuses: {}, faults: [] };
  let logins = 0;
  const begin = async () => {
    const login = await logInAsStaff(shop.app, shop.origin, logins);
    logins += 1;
    return { login, knownTo: await loadKnownToStaff(shop.app, login, known), left: callsOfLogin };
  };
  let work = await begin();
  for (let nth = 0; nth < calls; nth += 1) {
    const operation = fuzzedStaffOperations[nth % fuzzedStaffOperations.length];
    if (operation === undefined) break;
    if (work.left === 0) work = await begin();
    work.left -= 1;
    const random = mulberry32(seed * 1_000_003 + nth).next;
    const made = makeRequest(operation, { random, known: work.knownTo(operation.path) });
    // errors put into the headers are kept
    const request = { ...made, headers: { ...work.login, ...made.headers } };
    const { status, fault } = await send(shop, { request, nth, operation, report });
    if (fault !== null)
      report.faults.push(
        `staff call ${nth} of seed ${seed}, ${operation.name}: ${fault}\n${describe(request)}`,
      );
    if (endsLogin.has(operation.name) && status < 300) work = await begin();
  }
  return report;
}
