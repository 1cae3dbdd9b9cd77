import type { StaffSession } from '#contract/admin/staff/staff.ts';
import { callApi, callOnce } from '../api.ts';

/** The WebAuthn library, loaded on first use. */
const library = () => import('@simplewebauthn/browser');

/** False if this browser does not support passkeys, or the address has no https. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Sends a passkey as the second factor. Throws ApiProblem, and the browser’s own error if it was cancelled (isCancelled). */
export async function givePasskey(purpose: 'login' | 'step-up'): Promise<StaffSession> {
  const { challenge, rpId, credentialIds } = await callOnce('POST /api/admin/v1/session/passkey/options', {});
  const { startAuthentication } = await library();
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId,
      allowCredentials: credentialIds.map(publicKeyOf),
      userVerification: 'required',
    },
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  return callOnce(
    purpose === 'login' ? 'POST /api/admin/v1/session/passkey' : 'POST /api/admin/v1/session/step-up/passkey',
    { body: { credentialId: id, clientDataJSON, authenticatorData, signature } },
  );
}

/** Adds a passkey of this device or of a security key, under a name of the user's choice. Throws as above. */
export async function addPasskey(name: string): Promise<void> {
  const options = await callApi('POST /api/admin/v1/me/factors/passkey/options', {});
  const { startRegistration } = await library();
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge: options.challenge,
      rp: { id: options.rpId, name: 'Zarona' },
      user: { id: options.userId, name: options.userName, displayName: options.displayName },
      pubKeyCredParams: options.algorithms.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: options.credentialIds.map(publicKeyOf),
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'required' },
      attestation: 'none',
    },
  });
  const { clientDataJSON, attestationObject } = response;
  await callApi('POST /api/admin/v1/me/factors/passkey', {
    body: { name, credentialId: id, clientDataJSON, attestationObject },
  });
}

const publicKeyOf = (id: string) => ({ id, type: 'public-key' as const });

/** The person closed the browser’s dialog, or it timed out: not an error to report. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
