import { cookieLines, cookieOf } from './cookies.ts';

/** 30 days (product-spec 9). */
const maxAgeSeconds = 2_592_000;
const names = { authToken: 'access_token', refreshToken: 'refresh_token' } as const;
/** What our tokens are made of; anything else was not given by us and goes into no header. */
const known = /^[\w.-]{1,1000}$/;

interface Tokens {
  authToken: string;
  refreshToken?: string;
}

/** The tokens of one browser, in its cookies: what the client's session needs, and the lines that tell the browser what changed. */
export interface TokenCookies {
  readonly authToken: string | undefined;
  readonly refreshToken: string | undefined;
  /** An answer without a refresh token removes the old one (product-spec 4). */
  keep: (tokens: Tokens) => void;
  clear: () => void;
  /** Set-Cookie, one for each token that is not what the browser has. */
  lines: () => string[];
}

export function tokenCookies({
  header,
  isHttps,
}: {
  header: string | undefined;
  isHttps: boolean;
}): TokenCookies {
  const sent = {
    authToken: cookieOf({ header, isHttps }, names.authToken),
    refreshToken: cookieOf({ header, isHttps }, names.refreshToken),
  };
  let now = { authToken: ours(sent.authToken), refreshToken: ours(sent.refreshToken) };
  const line = (token: keyof typeof names): string[] => {
    const value = now[token];
    if (value === sent[token]) return [];
    const age = value === undefined ? 0 : maxAgeSeconds;
    const cookie = { name: names[token], value: value ?? '', maxAgeSeconds: age };
    return cookieLines({ header, isHttps }, cookie);
  };
  return {
    get authToken() {
      return now.authToken;
    },
    get refreshToken() {
      return now.refreshToken;
    },
    keep: ({ authToken, refreshToken }) => {
      now = { authToken, refreshToken };
    },
    clear: () => {
      now = { authToken: undefined, refreshToken: undefined };
    },
    lines: () => [...line('authToken'), ...line('refreshToken')],
  };
}

const ours = (value: string | undefined) => (value !== undefined && known.test(value) ? value : undefined);
