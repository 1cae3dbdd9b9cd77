import { createContext, redirect, type RouterContextProvider } from 'react-router';
import type { Caller } from '../caller.ts';
import { isApiProblem } from '#client/problem.ts';
import type { AuthTokens } from '#contract/auth.ts';
import type { Me } from '#contract/me.ts';
import { languageOfPath, linksIn } from '#storefront/links.ts';

/** Where a login's tokens are stored: cookies, which the browser's scripts cannot read. */
export interface TokenStore {
  readonly authToken: string | undefined;
  readonly refreshToken: string | undefined;
  /** These from now on; an answer without a refresh token removes the old one (product-spec 4). */
  set: (tokens: AuthTokens) => void;
  /** Logged out. */
  clear: () => void;
}

/** The tokens of this browser, for the actions that log in and out. */
export const tokensContext = createContext<TokenStore>();

/** The visitor's user, null for a guest; loaded once per request, and only with a login's cookie. */
export const userContext = createContext<() => Promise<Me | null>>();

export function userOnce(caller: Caller, tokens: TokenStore): () => Promise<Me | null> {
  let loading: Promise<Me | null> | undefined;
  return () => (loading ??= hasLogin(tokens) ? meOrGuest(caller) : Promise.resolve(null));
}

const hasLogin = ({ authToken, refreshToken }: TokenStore) =>
  authToken !== undefined || refreshToken !== undefined;

/** A login that ended meanwhile is a guest's; the server has cleared its cookies. */
async function meOrGuest(caller: Caller): Promise<Me | null> {
  try {
    return await caller.api.getMe();
  } catch (error) {
    if (isApiProblem(error) && error.problem.status === 401) return null;
    throw error;
  }
}

interface UserRequest {
  context: Readonly<RouterContextProvider>;
  /** The page's own address, as loaders and actions get it. */
  url: URL;
}

/**
 * For every loader and action of a page that needs a login: the user, or for a guest the redirect of product-spec 2 to the home
 * page, which asks for the login and leads back.
 */
export async function requireUser({ context, url }: UserRequest): Promise<Me> {
  const user = await context.get(userContext)();
  if (user === null)
    throw redirect(linksIn(languageOfPath(url.pathname)).requireAuth(url.pathname + url.search));
  return user;
}
