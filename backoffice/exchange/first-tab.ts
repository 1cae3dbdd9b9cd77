import { redirect } from 'react-router';
import { loadSession, PermissionMissing } from '../shell/load-session.ts';
import { tabsOf } from './tabs.ts';

/** The room opens with the first screen that the role has. */
export async function loader() {
  const [first] = tabsOf(await loadSession());
  if (first === undefined) throw new PermissionMissing('imports.run');
  return redirect(`/exchange/${first}`);
}
