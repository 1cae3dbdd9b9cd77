import { createContext, redirect, type RouterContextProvider } from 'react-router';
import type { Caller } from '../caller.ts';
import { isApiProblem } from '#client/problem.ts';
import type { AuthTokens } from '#contract/auth.ts';
import type { Me } from '#contract/me.ts';
import { languageOfPath, linksIn } from '#storefront/links.ts';

/** Where a login's tokens are stored: cookies that the browser's scripts cannot read. */
export interface TokenStore {
  readonly authToken: string | undefined;
  readonly refreshToken: string | undefined;
  /** Stores new tokens; a response without a refresh token removes the old one (product-spec 4). */
  set: (tokens: AuthTokens) => void;
  /** Removes the tokens at a logout. */
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

/** If the session has ended in the meantime, the visitor is a guest; the server has removed the cookies. */
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
  /** The page's own address, as passed to loaders and actions. */
  url: URL;
}

/**
 * For every loader and action of a page that needs a login: returns the user, or redirects a guest to the home page
 * with the login opened, which leads back afterwards (product-spec 2).
 */
export async function requireUser({ context, url }: UserRequest): Promise<Me> {
  const user = await context.get(userContext)();
  if (user === null)
    throw redirect(linksIn(languageOfPath(url.pathname)).requireAuth(url.pathname + url.search));
  return user;
}
