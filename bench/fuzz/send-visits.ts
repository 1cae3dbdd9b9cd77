import { mulberry32 } from '#database/seed/random.ts';
import type { ShopClient } from '../callers/http-client.ts';
import { checkPage } from './check-page.ts';
import type { Known } from './known-values.ts';
import { makeVisit, type Visit } from './make-visit.ts';
import { pages } from './page-list.ts';
import type { Fuzzed } from './send-requests.ts';

export interface VisitedShop {
  /** A shop with the storefront mounted. */
  app: ShopClient;
  known: Known;
  /** Origins that its pages may link to, besides their own. */
  origins: readonly string[];
  lastError: () => string;
}

/** Requests every page of the storefront in turn, and submits its forms, determined by the seed. No response may be a fault of ours. */
export async function sendVisits(
  { app, known, origins, lastError }: VisitedShop,
  { seed, visits }: { seed: number; visits: number },
): Promise<Fuzzed> {
  const report: Fuzzed = { calls: visits, statuses: {}, faults: [] };
  for (let nth = 0; nth < visits; nth += 1) {
    const page = pages[nth % pages.length];
    if (page === undefined) break;
    const planted = `"'><script>planted(${nth})</script>`;
    const random = mulberry32(seed * 1_000_003 + nth).next;
    const visit = makeVisit(page, { random, known: (name) => known[name] ?? [], planted });
    const { payload, language, isAnswer, ...request } = visit;
    const answer = await app.inject({
      ...request,
      // separate addresses, because the shop limits the calls of one address
      remoteAddress: `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`,
      ...(payload !== undefined && { payload }),
    });
    report.statuses[answer.statusCode] = (report.statuses[answer.statusCode] ?? 0) + 1;
    const hasBody = request.method !== 'HEAD';
    const fault = checkPage(answer, { language, isAnswer, hasBody, origins, planted });
    if (fault !== null)
      report.faults.push(`visit ${nth} of seed ${seed}: ${fault}\n${lastError()}\n${describe(visit)}`);
  }
  return report;
}

function describe({ method, url, headers, payload }: Visit): string {
  const body = payload === undefined ? '' : String(payload);
  return `  ${method} ${url.slice(0, 500)}\n  ${JSON.stringify(headers).slice(0, 700)}\n  ${JSON.stringify(body.slice(0, 800))}`;
}
