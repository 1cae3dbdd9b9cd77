import type { FastifyRequest } from 'fastify';
import type { App } from '#server/kit/app-type.ts';

/** What the API calls of one page came to. */
export interface Visit {
  tags: Set<string>;
  /** False as soon as one answer was personal: it named no tags. */
  anonymous: boolean;
  /** Set-Cookie lines for the browser. */
  cookies: string[];
}

/** Known to this process only: tells its own calls from those that come from outside. */
const ownMark = crypto.randomUUID();
const markHeader = 'x-in-process';

export const isInProcess = (headers: Record<string, unknown>): boolean => headers[markHeader] === ownMark;

export const newVisit = (): Visit => ({ tags: new Set(), anonymous: true, cookies: [] });

/** As much of the web's Response as the client reads, without its copies. */
export interface InProcessAnswer {
  ok: boolean;
  status: number;
  json: () => Promise<unknown>;
}

export type InProcessFetch = (path: string, init: RequestInit) => Promise<InProcessAnswer>;

type Visitor = Pick<FastifyRequest, 'ip'> & { cookie: string | undefined };

/** A `fetch` that calls the API inside this process, as the visitor: with their cookie and address, without a socket. */
export function inProcessFetch(app: App, visitor: Visitor, visit: Visit): InProcessFetch {
  let cookie = visitor.cookie;
  return async (path, init) => {
    const headers = {
      ...Object.fromEntries(new Headers(init.headers)),
      [markHeader]: ownMark,
      ...(cookie !== undefined && { cookie }),
    };
    const answer = await app.inject({
      method: methodOf(init.method),
      url: path,
      headers,
      remoteAddress: visitor.ip,
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
    const tags = answer.headers['x-cache-tags'];
    if (typeof tags === 'string') for (const tag of tags.split(' ')) visit.tags.add(tag);
    else visit.anonymous = false;
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      visit.cookies.push(line);
      cookie = withCookie(cookie, line);
    }
    const { statusCode: status } = answer;
    return {
      ok: status >= 200 && status < 300,
      status,
      json: () => parsed(answer.body),
    };
  };
}

async function parsed(body: string): Promise<unknown> {
  return JSON.parse(body);
}

function methodOf(method: string | undefined): 'GET' | 'POST' | 'PUT' | 'DELETE' {
  return method === 'POST' || method === 'PUT' || method === 'DELETE' ? method : 'GET';
}

/** Later calls of the same page are made with the cookie that an earlier one was given. */
function withCookie(cookie: string | undefined, setCookie: string): string {
  const [pair = ''] = setCookie.split(';', 1);
  const name = pair.slice(0, pair.indexOf('=') + 1);
  const others = (cookie ?? '').split('; ').filter((other) => other !== '' && !other.startsWith(name));
  return [...others, pair].join('; ');
}
