import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { isSignedToken, signToken } from '#server/kit/signing.ts';
import { cookieLine, cookieOf } from './cookies.ts';

const name = 'role';
/** 10 minutes (decisions 6). */
const lifetimeSeconds = 600;

/** A code is on its way: what it will do, whom it was sent to (E.164 or an address), when another may be sent (ms since 1970). */
const LoginStep = Type.Object({
  kind: Type.Enum(['PHONE', 'EMAIL', 'PASSWORD']),
  to: Type.String({ maxLength: 254 }),
  resendAt: Type.Integer(),
});
type LoginStep = Static<typeof LoginStep>;
const Kept = Type.Object({ step: LoginStep, until: Type.Integer() });
const known = Compile(Kept);

/** The login that one browser has begun, in its `role` cookie: signed, so that the code's recipient is the one that asked for it. */
export interface StepCookie {
  readonly current: LoginStep | undefined;
  keep: (step: LoginStep) => void;
  clear: () => void;
  /** Set-Cookie, if it changed. */
  lines: () => string[];
}

export interface StepParts {
  header: string | undefined;
  isHttps: boolean;
  secret: string;
  now: Date;
}

export function stepCookie({ header, isHttps, secret, now }: StepParts): StepCookie {
  const sent = cookieOf(header, name);
  const kept = sent === undefined ? undefined : read(secret, sent);
  let current = kept && kept.until > now.getTime() ? kept.step : undefined;
  let lines: string[] = [];
  return {
    get current() {
      return current;
    },
    keep: (step) => {
      current = step;
      const value = write(secret, { step, until: now.getTime() + lifetimeSeconds * 1000 });
      lines = [cookieLine({ name, value, maxAgeSeconds: lifetimeSeconds, isHttps })];
    },
    clear: () => {
      current = undefined;
      lines = sent === undefined ? [] : [cookieLine({ name, value: '', maxAgeSeconds: 0, isHttps })];
    },
    lines: () => lines,
  };
}

function write(secret: string, kept: Static<typeof Kept>): string {
  const said = Buffer.from(JSON.stringify(kept)).toString('base64url');
  return `${said}.${signToken(secret, 'login-step', said)}`;
}

function read(secret: string, value: string): Static<typeof Kept> | undefined {
  const [said = '', signature] = value.split('.', 2);
  if (!isSignedToken(signToken(secret, 'login-step', said), signature)) return undefined;
  const kept: unknown = JSON.parse(Buffer.from(said, 'base64url').toString());
  return known.Check(kept) ? kept : undefined;
}
