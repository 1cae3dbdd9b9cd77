import { useSyncExternalStore } from 'react';

/** The dialog that is open over the page, and where a login redirects; null = it stays on the page. */
export interface LoginState {
  shown: 'login' | 'logout' | null;
  requiredUrl: string | null;
}

const nothing: LoginState = { shown: null, requiredUrl: null };

let state = nothing;
const listeners = new Set<() => void>();

function become(next: LoginState): void {
  state = next;
  for (const listener of listeners) listener();
}

export const openLogin = (requiredUrl: string | null): void => become({ shown: 'login', requiredUrl });
export const openLogout = (): void => become({ shown: 'logout', requiredUrl: null });
/** The redirect is forgotten as well. */
export const closeDialog = (): void => become(nothing);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The login state of the browser's one page; on the server no dialog is open. */
export const useLoginState = (): LoginState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => nothing,
  );
