import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyRequest } from '#contract/admin/staff/passkey.ts';

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

/** Defects of what an authenticator signs. */
export interface Flaws {
  origin?: string;
  rpId?: string;
  isUnverified?: boolean;
  signCount?: number;
  challenge?: string;
}

/** A software authenticator with one ES256 key: real signatures, with defects on demand. */
export function testAuthenticator(ownOrigin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const state = { signCount: 0 };

  const clientData = (type: string, challenge: string, { origin = ownOrigin }: Flaws): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const authData = (rpId: string, flags: number, { signCount, isUnverified, ...flaws }: Flaws): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(signCount ?? state.signCount);
    const verified = isUnverified ? 0 : userVerified;
    return Buffer.concat([sha256(flaws.rpId ?? rpId), Buffer.from([userPresent | verified | flags]), count]);
  };

  return {
    state,
    /** The body of the call that adds it. */
    create: (options: NewPasskey, flaws: Flaws = {}) => {
      const key = cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(jwk.x ?? '', 'base64url')],
        [-3, Buffer.from(jwk.y ?? '', 'base64url')],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const data = Buffer.concat([
        authData(options.rpId, hasCredential, flaws),
        Buffer.alloc(16),
        length,
        credentialId,
        key,
      ]);
      const attestation = cborMap([
        ['fmt', 'none'],
        ['attStmt', null],
        ['authData', data],
      ]);
      return {
        name: 'MacBook',
        credentialId: credentialId.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', flaws.challenge ?? options.challenge, flaws).toString(
          'base64url',
        ),
        attestationObject: attestation.toString('base64url'),
      };
    },
    /** The body of the call that gives it as the second factor. */
    sign: (options: PasskeyRequest, flaws: Flaws = {}) => {
      state.signCount += 1;
      const data = authData(options.rpId, 0, flaws);
      const client = clientData('webauthn.get', flaws.challenge ?? options.challenge, flaws);
      const signed = Buffer.concat([data, sha256(client)]);
      return {
        credentialId: credentialId.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      };
    },
  };
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** Null = an empty map. */
type Cbor = number | string | Buffer | null;

/** Encodes the few kinds of CBOR (RFC 8949) that an authenticator's responses contain. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return head(5, 0);
}

const cborMap = (pairs: readonly (readonly [Cbor, Cbor])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat().map(cbor)]);

function head(kind: number, length: number): Buffer {
  const first = kind << 5;
  if (length < 24) return Buffer.from([first | length]);
  return length < 256
    ? Buffer.from([first | 24, length])
    : Buffer.from([first | 25, length >> 8, length & 0xff]);
}
