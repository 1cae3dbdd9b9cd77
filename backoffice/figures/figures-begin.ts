import { redirect } from 'react-router';
import { loadSession, PermissionMissing } from '../shell/load-session.ts';
import { tabsOf } from './tabs.ts';

/** The room opens with the first of its screens that the role may open. */
export const loader = async (): Promise<Response> => {
  const [first] = tabsOf(await loadSession());
  if (first === undefined) throw new PermissionMissing('figures.read');
  return redirect(`/figures/${first.name}`);
};
