import type { FastifyRequest } from 'fastify';
import type { App } from '#server/kit/app-type.ts';
import { readTagsHeader } from '#server/kit/cache-tags.ts';
import type { NotNow } from './not-now.ts';
import type { SharedAnswers } from './shared-answers.ts';

/** What the API calls of one page came to. */
export interface Visit {
  tags: Set<string>;
  /** False as soon as one answer was personal: it named no tags. */
  anonymous: boolean;
  /** Set-Cookie lines for the browser. */
  cookies: string[];
  /** null = the API answered. */
  notNow: NotNow | null;
}

/** Known to this process only: tells its own calls from those that come from outside. */
const ownMark = crypto.randomUUID();
const markHeader = 'x-in-process';
const againHeader = 'x-in-process-again';

export const isInProcess = (headers: Record<string, unknown>): boolean => headers[markHeader] === ownMark;

/**
 * What a page has read before, with another query: a page is one step of its visitor, however many lists it shows, and limits
 * count it once.
 */
export const isReadAgain = (headers: Record<string, unknown>): boolean => headers[againHeader] === ownMark;

export const newVisit = (): Visit => ({
  tags: new Set(),
  anonymous: true,
  cookies: [],
  notNow: null,
});

/** As much of the web's Response as the client reads, without its copies. */
export interface InProcessAnswer {
  ok: boolean;
  status: number;
  json: () => Promise<unknown>;
}

export type InProcessFetch = (path: string, init: RequestInit) => Promise<InProcessAnswer>;

interface Parts {
  app: App;
  shared: SharedAnswers;
  /** On whose behalf: their address, their cookie, and the browser that a login is known by. */
  visitor: Pick<FastifyRequest, 'ip'> & { cookie: string | undefined; userAgent: string | undefined };
  visit: Visit;
}

/** A `fetch` that calls the API inside this process, as the visitor, without a socket; what is everybody's is asked for once. */
export function inProcessFetch({ app, shared, visitor, visit }: Parts): InProcessFetch {
  let cookie = visitor.cookie;
  const isAgain = rememberReads();
  return async (path, init) => {
    const method = methodOf(init.method);
    const given = Object.fromEntries(new Headers(init.headers));
    const key = `${given['accept-language'] ?? ''} ${path}`;
    // who calls with a token of theirs may get an answer of their own
    const isShared = method === 'GET' && given['authorization'] === undefined;
    const known = isShared ? shared.get(key) : undefined;
    if (known) {
      for (const tag of known.tags) visit.tags.add(tag);
      return toAnswer(known.status, () => known.value);
    }
    const since = shared.moment();
    const answer = await app.inject({
      method,
      url: path,
      headers: {
        'user-agent': visitor.userAgent ?? '',
        ...given,
        [markHeader]: ownMark,
        ...(method === 'GET' && isAgain(path) && { [againHeader]: ownMark }),
        ...(cookie !== undefined && { cookie }),
      },
      remoteAddress: visitor.ip,
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
    const { statusCode: status, body } = answer;
    if (status === 503 || status === 429)
      visit.notNow = {
        status,
        retryAfterSeconds: Number(answer.headers['retry-after'] ?? defaultRetrySeconds),
      };
    const tags = tagsOf(answer.headers['x-cache-tags']);
    if (tags === undefined) visit.anonymous = false;
    else {
      for (const tag of tags) visit.tags.add(tag);
      if (isShared && status === 200) shared.store(key, { status, value: JSON.parse(body), tags }, since);
    }
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      visit.cookies.push(line);
      cookie = withCookie(cookie, line);
    }
    return toAnswer(status, () => JSON.parse(body));
  };
}

const defaultRetrySeconds = 5;

/** Tells of each path whether its address was read before. */
function rememberReads(): (path: string) => boolean {
  const read = new Set<string>();
  return (path) => {
    const [address = ''] = path.split('?', 1);
    const isAgain = read.has(address);
    read.add(address);
    return isAgain;
  };
}

const tagsOf = (header: unknown) => (typeof header === 'string' ? readTagsHeader(header) : undefined);

const toAnswer = (status: number, read: () => unknown): InProcessAnswer => ({
  ok: status >= 200 && status < 300,
  status,
  json: async () => read(),
});

function methodOf(method: string | undefined): 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' {
  switch (method) {
    case 'POST':
    case 'PUT':
    case 'PATCH':
    case 'DELETE':
      return method;
    default:
      return 'GET';
  }
}

/** Later calls of the same page are made with the cookie that an earlier one was given. */
function withCookie(cookie: string | undefined, setCookie: string): string {
  const [pair = ''] = setCookie.split(';', 1);
  const name = pair.slice(0, pair.indexOf('=') + 1);
  const others = (cookie ?? '').split('; ').filter((other) => other !== '' && !other.startsWith(name));
  // one that was taken away has no value
  return (pair.endsWith('=') ? others : [...others, pair]).join('; ');
}
