import type { FastifyRequest } from 'fastify';
import type { Api } from '#contract/operations/all.ts';
import type { OperationRunner } from '#server/http/operation-runner.ts';
import type { App } from '#server/kit/app-type.ts';
import { type CookieJar, cookieJar } from '#server/kit/cookies.ts';
import { inProcessFetch, type InProcessFetch, newVisit, type Visit } from './in-process-fetch.ts';
import { languageOfPath } from './language-of-path.ts';
import { createPageApi } from './page-api.ts';
import { createSharedExchange, pageUser } from './page-user.ts';
import type { SharedAnswers } from './shared-answers.ts';
import { type StepCookie, stepCookie } from './step-cookie.ts';
import { type TokenCookies, tokenCookies } from './token-cookies.ts';

interface Parts {
  app: App;
  runner: OperationRunner;
  shared: SharedAnswers;
  isHttps: boolean;
  /** Signs the cookie of a login in progress. */
  secret: string;
}

/** What loaders and actions of one page request work with, and what their calls came to. */
export interface PageVisit {
  visit: Visit;
  api: Api;
  fetch: InProcessFetch;
  cookies: CookieJar;
  tokens: TokenCookies;
  step: StepCookie;
}

/** `request` came from the visitor; `page` is what is rendered: the same, or the bare address where everybody gets the page. */
export function createVisits({
  app,
  runner,
  shared,
  isHttps,
  secret,
}: Parts): (request: FastifyRequest, page: Request) => PageVisit {
  const exchange = createSharedExchange();
  return (request, page) => {
    const visit = newVisit();
    const header = page.headers.get('cookie') ?? undefined;
    const cookies = cookieJar(header, { isHttps });
    const tokens = tokenCookies({ header, isHttps });
    const step = stepCookie({ header, isHttps, secret, now: new Date() });
    const findUser = pageUser({
      users: runner.users,
      tokens,
      refresh: (token) => exchange(token, (bearerToken) => api.refreshTokens({ bearerToken })),
    });
    const api = createPageApi({
      runner,
      shared,
      request,
      language: languageOfPath(new URL(page.url).pathname),
      cookies,
      findUser,
      mayHaveLogin: () => tokens.authToken !== undefined || tokens.refreshToken !== undefined,
      visit,
    });
    const visitor = { ip: request.ip, cookie: header, userAgent: request.headers['user-agent'] };
    const call = inProcessFetch({ app, shared, visitor, visit });
    const fetch: InProcessFetch = async (path, init) => {
      await findUser();
      return call(path, withBearer(init, tokens.authToken));
    };
    return { visit, api, fetch, cookies, tokens, step };
  };
}

function withBearer(init: RequestInit, authToken: string | undefined): RequestInit {
  if (authToken === undefined) return init;
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${authToken}`);
  return { ...init, headers };
}
