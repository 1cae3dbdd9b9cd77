import type { AuthTokens, RefreshedTokens } from '#contract/auth.ts';
import { refreshTokens } from './auth.ts';
import type { Caller, Fetch } from './call.ts';
import { ApiProblem } from './problem.ts';

/** Where a login's tokens are kept: cookies, of which the browser's scripts know nothing. */
export interface TokenStore {
  readonly authToken: string | undefined;
  readonly refreshToken: string | undefined;
  /** These from now on; an answer without a refresh token removes the old one (product-spec 4). */
  keep: (tokens: AuthTokens) => void;
  /** Logged out. */
  clear: () => void;
}

/** They carry no login's Bearer, and a 401 of theirs is an answer, not a reason to refresh (product-spec 7, 8). */
const authenticating = new Set(
  [
    'authenticate-with-otp',
    'verify-otp',
    'authenticate',
    'register-with-email',
    'verify-email',
    'forgot-password',
    'reset-password',
    'refresh-token',
  ].map((name) => `/api/v1/${name}`),
);

/**
 * A caller who may be logged in: Bearer on every call but those that authenticate; on a 401 one refresh and one retry, else
 * logout, after which what is open to guests is answered to a guest. This rule (product-spec 4 and 8) lives here and nowhere else.
 */
export function withSession(caller: Caller, tokens: TokenStore): Caller {
  const fetch: Fetch = async (path, init) => {
    if (authenticating.has(path.split('?', 1)[0] ?? '')) return caller.fetch(path, init);
    if (tokens.authToken === undefined && tokens.refreshToken !== undefined) await refresh(caller, tokens);
    const used = tokens.authToken;
    const answer = await caller.fetch(path, withBearer(init, used));
    if (answer.status !== 401 || used === undefined) return answer;
    // another call of the same page may have refreshed meanwhile
    if (tokens.authToken === used) await refresh(caller, tokens);
    const again = await caller.fetch(path, withBearer(init, tokens.authToken));
    if (again.status === 401) tokens.clear();
    return again;
  };
  return { ...caller, fetch };
}

function withBearer(init: RequestInit, authToken: string | undefined): RequestInit {
  if (authToken === undefined) return init;
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${authToken}`);
  return { ...init, headers };
}

/** Keeps new tokens, or logs out when the refresh token is missing, over or was used before. */
async function refresh(caller: Caller, tokens: TokenStore): Promise<void> {
  const { refreshToken } = tokens;
  const fresh = refreshToken === undefined ? null : await exchange(caller, refreshToken);
  if (fresh === null) tokens.clear();
  else tokens.keep(fresh);
}

/** Requests that a browser sent before it got the new cookies still carry the old token, ms. */
const stragglersMs = 10_000;
const exchanges = new Map<string, Promise<RefreshedTokens | null>>();

/** A token can be exchanged once, so all who come with it share one exchange. Null: it is worth nothing any more. */
function exchange(caller: Caller, refreshToken: string): Promise<RefreshedTokens | null> {
  const known = exchanges.get(refreshToken);
  if (known !== undefined) return known;
  const asked = refreshTokens(caller, refreshToken).catch((error: unknown) => {
    if (error instanceof ApiProblem && error.problem.status === 401) return null;
    exchanges.delete(refreshToken);
    throw error;
  });
  exchanges.set(refreshToken, asked);
  const forget = () => setTimeout(() => exchanges.delete(refreshToken), stragglersMs);
  asked.then(forget, () => undefined);
  return asked;
}
