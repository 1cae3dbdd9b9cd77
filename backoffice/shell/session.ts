import { useSyncExternalStore } from 'react';
import type { StaffSession } from '#contract/admin/staff/staff.ts';
import { setDraftOwner } from '../kit/forms/draft-store.ts';
import type { Permission } from '#domain/auth/permissions.ts';

const listeners = new Set<() => void>();
const state: { session: StaffSession | null } = { session: null };

export const currentSession = (): StaffSession | null => state.session;

export function setSession(session: StaffSession | null): void {
  state.session = session;
  if (session !== null) setDraftOwner(session.id);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The logged-in user's session; null if nobody is logged in, or it is not known yet. */
export const useSession = (): StaffSession | null => useSyncExternalStore(subscribe, currentSession);

/** Whether a role has a permission at all; the server checks for which stores. */
export const hasPermission = (session: StaffSession | null, permission: Permission): boolean =>
  session?.permissions.some((one) => one.permission === permission) ?? false;

/** The same for all stores, for functions of the whole shop. */
export const hasPermissionEverywhere = (session: StaffSession | null, permission: Permission): boolean =>
  session?.permissions.some((one) => one.permission === permission && one.scope === 'ALL') ?? false;
