import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { isSignedToken, signToken } from '../crypto/signing.ts';

/** The user, the session and the expiry (ms since 1970). */
const Access = Type.Object({
  user: Type.Integer({ minimum: 1 }),
  session: Type.String({ format: 'uuid' }),
  until: Type.Integer(),
});
export type Access = Static<typeof Access>;

const known = Compile(Access);

/** Creates an access token: its content and the shop's signature. Only this server reads it. */
export function signAccess(secret: string, access: Access): string {
  const payload = Buffer.from(JSON.stringify(access)).toString('base64url');
  return `${payload}.${signToken(secret, 'access', payload)}`;
}

/** Returns the content of a token; undefined if it is not ours or has expired at `now`. */
export function readAccess(secret: string, { token, now }: { token: string; now: Date }): Access | undefined {
  const [payload = '', signature] = token.split('.', 2);
  if (!isSignedToken(signToken(secret, 'access', payload), signature)) return undefined;
  const access: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return known.Check(access) && access.until > now.getTime() ? access : undefined;
}
