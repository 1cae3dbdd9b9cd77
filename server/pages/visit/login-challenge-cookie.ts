import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { isSignedToken, signToken } from '#server/kit/crypto/signing.ts';
import { cookieJar } from '#server/kit/http/cookies.ts';

const name = 'role';
/** 10 minutes (decisions 6). */
const lifetimeSeconds = 600;

/** A code that was sent: its purpose, its recipient (E.164 or an address), and when another may be sent (ms since 1970). */
const LoginStep = Type.Object({
  kind: Type.Enum(['PHONE', 'EMAIL', 'PASSWORD']),
  to: Type.String({ maxLength: 254 }),
  resendAt: Type.Integer(),
});
type LoginStep = Static<typeof LoginStep>;
const Payload = Type.Object({ step: LoginStep, until: Type.Integer() });
const known = Compile(Payload);

/**
 * A browser's login challenge (which code was sent where) in its `role` cookie: signed, so that the recipient of the code cannot be
 * changed.
 */
export interface LoginChallengeCookie {
  readonly current: LoginStep | undefined;
  set: (step: LoginStep) => void;
  clear: () => void;
  /** The Set-Cookie line, if it changed. */
  lines: () => string[];
}

export interface LoginChallengeParts {
  header: string | undefined;
  isHttps: boolean;
  secret: string;
  now: Date;
}

export function loginChallengeCookie({
  header,
  isHttps,
  secret,
  now,
}: LoginChallengeParts): LoginChallengeCookie {
  const cookies = cookieJar(header, { isHttps });
  const sent = cookies.get(name);
  const payload = sent === undefined ? undefined : read(secret, sent);
  let current = payload && payload.until > now.getTime() ? payload.step : undefined;
  return {
    get current() {
      return current;
    },
    set: (step) => {
      current = step;
      const value = write(secret, { step, until: now.getTime() + lifetimeSeconds * 1000 });
      cookies.set(name, value, { maxAgeSeconds: lifetimeSeconds });
    },
    clear: () => {
      if (sent !== undefined || current !== undefined) cookies.clear(name);
      current = undefined;
    },
    lines: cookies.lines,
  };
}

function write(secret: string, payload: Static<typeof Payload>): string {
  const encoded = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${encoded}.${signToken(secret, 'login-step', encoded)}`;
}

function read(secret: string, value: string): Static<typeof Payload> | undefined {
  const [encoded = '', signature] = value.split('.', 2);
  if (!isSignedToken(signToken(secret, 'login-step', encoded), signature)) return undefined;
  const payload: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString());
  return known.Check(payload) ? payload : undefined;
}
