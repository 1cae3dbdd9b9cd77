import { redirect } from 'react-router';
import { loadSession, PermissionMissing } from '../shell/load-session.ts';
import { tabsOf } from './tabs.ts';

/** Redirects to the first screen of the section that the role may open. */
export const loader = async (): Promise<Response> => {
  const [first] = tabsOf(await loadSession());
  if (first === undefined) throw new PermissionMissing('figures.read');
  return redirect(`/figures/${first.name}`);
};
