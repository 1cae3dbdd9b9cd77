import { isIP } from 'node:net';
import type { AddPasskey, PasskeyAnswer } from '#contract/admin/staff/passkey.ts';

/** Loaded on first use: its certificate parsers take 27 MB, which most processes never need. */
const library = () => import('@simplewebauthn/server');

/** COSE numbers of EdDSA, ES256 and RS256, which present authenticators and browsers support. */
export const algorithms = [-8, -7, -257];

/** The host that passkeys belong to; undefined if the address is an IP address, which WebAuthn refuses. */
export function rpIdOf(publicUrl: string): string | undefined {
  const { hostname } = new URL(publicUrl);
  return isIP(hostname.replaceAll(/^\[|\]$/g, '')) === 0 ? hostname : undefined;
}

interface Expected {
  publicUrl: string;
  challenge: string;
}

export interface ReadPasskey {
  credentialId: Buffer;
  publicKey: Buffer;
  signCount: number;
}

/** Returns the new passkey; undefined if it has another origin, host or challenge, or the user was not verified (by fingerprint or PIN). */
export async function readNewPasskey(
  { publicUrl, challenge }: Expected,
  { credentialId: id, clientDataJSON, attestationObject }: AddPasskey,
): Promise<ReadPasskey | undefined> {
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...envelopeOf(id), response: { clientDataJSON, attestationObject } },
    ...expectedOf({ publicUrl, challenge }),
    supportedAlgorithmIDs: algorithms,
  }).catch(() => notVerified);
  if (!verified || registrationInfo === undefined) return undefined;
  const { credential } = registrationInfo;
  return {
    credentialId: bytesOf(credential.id),
    publicKey: Buffer.from(credential.publicKey),
    signCount: credential.counter,
  };
}

/**
 * Returns the passkey's new signature counter. Undefined if the signature is by another key, has another origin, host or challenge, the
 * user was not verified, or the counter did not grow (a copy of the authenticator; 0 = it has no counter).
 */
export async function readSignature(
  expected: Expected,
  { credentialId: id, clientDataJSON, authenticatorData, signature }: PasskeyAnswer,
  { public_key, sign_count }: { public_key: Buffer; sign_count: number },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...envelopeOf(id), response: { clientDataJSON, authenticatorData, signature } },
    ...expectedOf(expected),
    credential: { id, publicKey: new Uint8Array(public_key), counter: sign_count },
  }).catch(() => notVerified);
  return verified ? authenticationInfo?.newCounter : undefined;
}

/** The library throws for every mismatch. */
const notVerified = { verified: false, registrationInfo: undefined, authenticationInfo: undefined } as const;

const expectedOf = ({ publicUrl, challenge }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: new URL(publicUrl).origin,
  expectedRPID: rpIdOf(publicUrl) ?? '',
  requireUserVerification: true,
});

/** The constant fields that WebAuthn's JSON has around each response. */
const envelopeOf = (id: string) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
});

export const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');
export const textOf = (bytes: Buffer): string => bytes.toString('base64url');
