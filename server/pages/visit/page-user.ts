import type { RefreshedTokens } from '#contract/auth.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { User, Users } from '#server/kit/session/session.ts';
import { problemOf } from './page-problem.ts';
import type { TokenCookies } from './token-cookies.ts';

interface Parts {
  users: Pick<Users, 'ofToken'>;
  tokens: TokenCookies;
  /** Exchanges a refresh token; fails with a problem of status 401 if it is no longer valid. */
  refresh: (refreshToken: string) => Promise<RefreshedTokens>;
}

/**
 * Returns the user of a page's request, looked up once per access token. An expired token is refreshed once; if the session has ended, the
 * browser is logged out and the page is a guest's. This rule (product-spec 4 and 8) is implemented only here.
 */
export function pageUser({ users, tokens, refresh }: Parts): () => Promise<User | null> {
  let known: { token: string | undefined; user: Promise<User | null> } | undefined;
  const find = async (): Promise<User | null> => {
    const user = await userOf(users, tokens.authToken);
    if (user !== null || tokens.refreshToken === undefined) {
      if (user === null) tokens.clear();
      return user;
    }
    const fresh = await refresh(tokens.refreshToken).catch(nullIfOver);
    if (fresh === null) tokens.clear();
    else tokens.set(fresh);
    return userOf(users, tokens.authToken);
  };
  return async () => {
    if (known === undefined || known.token !== tokens.authToken) {
      const lookup = { token: tokens.authToken, user: find() };
      known = lookup;
      await lookup.user;
      // changed by a refresh: the user is the new token's
      lookup.token = tokens.authToken;
    }
    return known.user;
  };
}

async function userOf(users: Parts['users'], token: string | undefined): Promise<User | null> {
  if (token === undefined) return null;
  return users.ofToken(token).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'UNAUTHENTICATED') return null;
    throw error;
  });
}

function nullIfOver(error: unknown): null {
  if (problemOf(error)?.status === 401) return null;
  throw error;
}

/** Requests that a browser sent before it received the new cookies still carry the old token, ms. */
const lateRequestMs = 10_000;

export type Exchange = Parts['refresh'];

/** A refresh token can be exchanged once, so all requests that send it share one exchange. */
export function createSharedExchange(): (
  refreshToken: string,
  exchange: Exchange,
) => Promise<RefreshedTokens> {
  const exchanges = new Map<string, Promise<RefreshedTokens>>();
  return (refreshToken, exchange) => {
    const known = exchanges.get(refreshToken);
    if (known !== undefined) return known;
    const exchanged = exchange(refreshToken);
    exchanges.set(refreshToken, exchanged);
    const forget = () => void exchanges.delete(refreshToken);
    const forgetLater = () => void setTimeout(forget, lateRequestMs).unref();
    // after a failure of the shop itself it can be tried again at once
    exchanged.then(forgetLater, (error: unknown) =>
      problemOf(error)?.status === 401 ? forgetLater() : forget(),
    );
    return exchanged;
  };
}
