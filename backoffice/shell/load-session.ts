import type { LoaderFunctionArgs } from 'react-router';
import type { StaffSession } from '#contract/admin/staff/staff.ts';
import type { Permission } from '#domain/auth/permissions.ts';
import { isApiProblem } from '#client/problem.ts';
import { callOnce } from './api.ts';
import { keepLoaded } from './reload/keep-loaded.ts';
import { currentSession, hasPermission, setSession } from './session.ts';

const state: { loading: Promise<StaffSession> | null } = { loading: null };

/** The session; without one redirects to the login, which leads back here. Loaded once per page load. */
export function loadSession(): Promise<StaffSession> {
  const session = currentSession();
  if (session !== null) return Promise.resolve(session);
  state.loading ??= fetchSession().finally(() => (state.loading = null));
  return state.loading;
}

async function fetchSession(): Promise<StaffSession> {
  try {
    const session = await callOnce('GET /api/admin/v1/session', {});
    setSession(session);
    return session;
  } catch (error) {
    if (!isApiProblem(error) || error.problem.code !== 'UNAUTHENTICATED') throw error;
    const to = location.pathname.replace(/^\/admin/, '') + location.search;
    location.replace(to === '' || to === '/' ? '/admin/login' : `/admin/login?to=${encodeURIComponent(to)}`);
    // the page is being left, so nothing else may be rendered
    return new Promise(() => {});
  }
}

/** Thrown for a screen that the role may not open, with the missing permission. */
export class PermissionMissing extends Error {
  readonly permission: Permission;

  constructor(permission: Permission) {
    super(permission);
    this.permission = permission;
  }
}

/** Wraps the loader of a screen that needs a permission; the screen keeps its data if they cannot be loaded again. */
export const withPermission = <Loaded>(
  permission: Permission,
  load: (args: LoaderFunctionArgs) => Promise<Loaded>,
): ((args: LoaderFunctionArgs) => Promise<Loaded>) =>
  keepLoaded(async (args) => {
    if (!hasPermission(await loadSession(), permission)) throw new PermissionMissing(permission);
    return load(args);
  });
