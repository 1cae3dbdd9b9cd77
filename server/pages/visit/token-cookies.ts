import { tokenCookieNames as names } from '#server/kit/http/cookie-names.ts';
import { cookieJar } from '#server/kit/http/cookies.ts';

/** 30 days (product-spec 9). */
const maxAgeSeconds = 2_592_000;
/** The format of our tokens; any other value was not issued by us and is never put into a header. */
const known = /^[\w.-]{1,1000}$/;

interface Tokens {
  authToken: string;
  refreshToken?: string;
}

/** The tokens of one browser in its cookies: what the session needs, and the Set-Cookie lines of changes. */
export interface TokenCookies {
  readonly authToken: string | undefined;
  readonly refreshToken: string | undefined;
  /** A response without a refresh token removes the old one (product-spec 4). */
  set: (tokens: Tokens) => void;
  clear: () => void;
  /** True if the browser sent a login and leaves without one. */
  isOver: () => boolean;
  /** One Set-Cookie line for each token that differs from the browser's. */
  lines: () => string[];
}

export function tokenCookies({
  header,
  isHttps,
}: {
  header: string | undefined;
  isHttps: boolean;
}): TokenCookies {
  const cookies = cookieJar(header, { isHttps });
  const sent = { authToken: cookies.get(names.authToken), refreshToken: cookies.get(names.refreshToken) };
  let now = { authToken: ours(sent.authToken), refreshToken: ours(sent.refreshToken) };
  const writeChange = (token: keyof typeof names) => {
    const value = now[token];
    if (value === sent[token]) return;
    if (value === undefined) cookies.clear(names[token]);
    else cookies.set(names[token], value, { maxAgeSeconds });
  };
  return {
    get authToken() {
      return now.authToken;
    },
    get refreshToken() {
      return now.refreshToken;
    },
    set: ({ authToken, refreshToken }) => {
      now = { authToken, refreshToken };
    },
    clear: () => {
      now = { authToken: undefined, refreshToken: undefined };
    },
    isOver: () => (sent.authToken ?? sent.refreshToken) !== undefined && now.authToken === undefined,
    lines: () => {
      writeChange('authToken');
      writeChange('refreshToken');
      return cookies.lines();
    },
  };
}

const ours = (value: string | undefined) => (value !== undefined && known.test(value) ? value : undefined);
