import { redirect } from 'react-router';
import { loadSession, PermissionMissing } from '../load-session.ts';
import { systemTabsOf } from './system-tabs.ts';

/** Redirects to the first screen of the section that the role may open. */
export const loader = async (): Promise<Response> => {
  const [first] = systemTabsOf(await loadSession());
  if (first === undefined) throw new PermissionMissing('jobs.read');
  return redirect(`/${first}`);
};
