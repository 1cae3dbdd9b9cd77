import { isApiProblem } from '#client/problem.ts';
import type { Caller } from '#storefront/shell/caller.ts';
import { textOf } from '#storefront/shell/form-text.ts';
import type { TokenStore } from '#storefront/shell/login/user.ts';

/** The proof that a form requires from its user: the password, or a code that was sent to `to`. */
export type RequestedProof = { by: 'PASSWORD' } | { by: 'CODE'; to: string; hasPassword: boolean };

/** The sender of a form: their calls, and the tokens of their login. */
export interface Sender {
  caller: Caller;
  tokens: Pick<TokenStore, 'set'>;
}

/** Checks the proof submitted with a form, before the form's own action; the login continues with new tokens. Throws the API's refusals. */
export async function proveWith({ caller, tokens }: Sender, form: FormData): Promise<void> {
  const code = textOf(form, 'proofCode').trim();
  const password = form.get('proofPassword');
  if (code !== '') tokens.set(await caller.api.proveUser({ code }));
  else if (typeof password === 'string' && password !== '')
    tokens.set(await caller.api.proveUser({ password }));
}

/** The proof that the form requires: the password if the user has one, or a code if they choose it. */
export async function requestProof(
  caller: Caller,
  { form, hasPassword }: { form: FormData; hasPassword: boolean },
): Promise<{ proof: RequestedProof } | { problem: unknown }> {
  if (hasPassword && form.get('proofBy') !== 'code') return { proof: { by: 'PASSWORD' } };
  try {
    const { to } = await caller.api.sendProofCode();
    return { proof: { by: 'CODE', to, hasPassword } };
  } catch (error) {
    const to = textOf(form, 'proofTo');
    // a code that was sent before is still valid
    if (isApiProblem(error) && to !== '') return { proof: { by: 'CODE', to, hasPassword } };
    return { problem: error };
  }
}

/** The same required proof as before, with its error. */
export function readRequestedProof(form: FormData): RequestedProof | undefined {
  const to = textOf(form, 'proofTo');
  if (to !== '') return { by: 'CODE', to, hasPassword: form.get('hasPassword') === 'yes' };
  return form.has('proofPassword') ? { by: 'PASSWORD' } : undefined;
}
