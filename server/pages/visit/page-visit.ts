import type { FastifyRequest } from 'fastify';
import type { Api } from '#contract/operations/all.ts';
import type { OperationRunner } from '#server/http/operation-runner.ts';
import { type CookieJar, cookieJar } from '#server/kit/http/cookies.ts';
import { languageOfPath } from './language-of-path.ts';
import { createPageApi } from './page-api.ts';
import { createSharedExchange, pageUser } from './page-user.ts';
import type { SharedAnswers } from '../cache/shared-answers.ts';
import { type LoginChallengeCookie, loginChallengeCookie } from './login-challenge-cookie.ts';
import { type TokenCookies, tokenCookies } from './token-cookies.ts';
import { newVisit, type Visit } from './visit.ts';

interface Parts {
  runner: OperationRunner;
  shared: SharedAnswers;
  isHttps: boolean;
  /** Signs the cookie of a login in progress. */
  secret: string;
}

/** The parts that loaders and actions of one page request use, and the results of their calls. */
export interface PageVisit {
  visit: Visit;
  api: Api;
  cookies: CookieJar;
  tokens: TokenCookies;
  step: LoginChallengeCookie;
}

/** `request` is the visitor's; `page` is the rendered one: the same, or the bare address if the page is for everybody. */
export function createVisits({
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
    const step = loginChallengeCookie({ header, isHttps, secret, now: new Date() });
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
    return { visit, api, cookies, tokens, step };
  };
}
