import { Type, type Static } from 'typebox';
import { Id, Instant, Line, Nullable, Shape, Words } from '../../primitives.ts';

/** Bytes as unpadded base64url, as in the JSON of WebAuthn. */
const Bytes = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$', description: 'base64url' });
const CredentialId = Bytes(1400);

/** The challenge that a passkey has to sign; `credentialIds`: the caller's passkeys. */
export const PasskeyRequest = Shape({
  challenge: Bytes(100),
  rpId: Type.String(),
  credentialIds: Type.Array(CredentialId),
});

/** What the authenticator signed (AuthenticatorAssertionResponse). */
export const PasskeyAnswer = Shape({
  credentialId: CredentialId,
  clientDataJSON: Bytes(4000),
  authenticatorData: Bytes(4000),
  signature: Bytes(4000),
});

/** Options for a new passkey. `credentialIds`: passkeys that the caller already has; `algorithms`: COSE numbers, preferred first. */
export const NewPasskey = Shape({
  challenge: Bytes(100),
  rpId: Type.String(),
  userId: Bytes(100),
  userName: Type.String(),
  displayName: Type.String(),
  algorithms: Type.Array(Type.Integer()),
  credentialIds: Type.Array(CredentialId),
});

/** What the authenticator created (AuthenticatorAttestationResponse), and the name its owner gave it. */
export const AddPasskey = Shape({
  name: Line(60),
  credentialId: CredentialId,
  clientDataJSON: Bytes(4000),
  attestationObject: Bytes(20_000),
});

/** A factor of the caller. `name` is null for the authenticator app, `usedAt` is null if it was never used. */
export const OwnFactor = Shape({
  id: Id,
  kind: Words(['TOTP', 'PASSKEY']),
  name: Nullable(Type.String()),
  createdAt: Instant,
  usedAt: Nullable(Instant),
});
/** `mayAddPasskey` is false if the shop's address is an IP address, which passkeys do not support. */
export const OwnFactors = Shape({ factors: Type.Array(OwnFactor), mayAddPasskey: Type.Boolean() });
export const FactorParams = Shape({ id: Id });

export type PasskeyAnswer = Static<typeof PasskeyAnswer>;
export type PasskeyRequest = Static<typeof PasskeyRequest>;
export type NewPasskey = Static<typeof NewPasskey>;
export type AddPasskey = Static<typeof AddPasskey>;
export type OwnFactor = Static<typeof OwnFactor>;
