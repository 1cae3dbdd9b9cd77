import type { CodeSent } from '#contract/auth.ts';
import type { ChangePassword, Me, MyData, Session, UpdateMe } from '#contract/me.ts';
import { get, send, type Caller } from './call.ts';

const path = '/api/v1/me';

export const getMe = (caller: Caller) => get<Me>(caller, path);

export const updateMe = (caller: Caller, change: UpdateMe) =>
  send<Me>(caller, { method: 'PATCH', path, body: change });

/** Closes the account: it becomes nameless, its orders stay as the law requires. */
export const deleteMe = (caller: Caller) => send<void>(caller, { method: 'DELETE', path });

export const exportMe = (caller: Caller) => get<MyData>(caller, `${path}/export`);

export const listSessions = (caller: Caller) => get<Session[]>(caller, `${path}/sessions`);

export const endSession = (caller: Caller, id: string) =>
  send<void>(caller, { method: 'DELETE', path: `${path}/sessions/${encodeURIComponent(id)}` });

/** Logs out everywhere, here too. */
export const endSessions = (caller: Caller) =>
  send<void>(caller, { method: 'DELETE', path: `${path}/sessions` });

export const changePassword = (caller: Caller, change: ChangePassword) =>
  send<void>(caller, { method: 'POST', path: `${path}/password`, body: change });

/** Sends a code to the new phone (E.164); `verifyPhoneChange` makes it the user's. */
export const changePhone = (caller: Caller, phone: string) =>
  send<CodeSent>(caller, { method: 'POST', path: `${path}/phone`, body: { phone } });

export const verifyPhoneChange = (caller: Caller, proof: { phone: string; code: string }) =>
  send<Me>(caller, { method: 'POST', path: `${path}/phone/verify`, body: proof });

export const changeEmail = (caller: Caller, email: string) =>
  send<CodeSent>(caller, { method: 'POST', path: `${path}/email`, body: { email } });

export const verifyEmailChange = (caller: Caller, proof: { email: string; code: string }) =>
  send<Me>(caller, { method: 'POST', path: `${path}/email/verify`, body: proof });
