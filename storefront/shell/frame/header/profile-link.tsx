import type { MouseEvent } from 'react';
import { Link, type LinkProps } from '../../navigation/link.tsx';
import { openLogin, openLogout } from '../../login/login-state.ts';
import { useShellData } from '../shell-data.ts';

interface Props extends Omit<LinkProps, 'to' | 'onClick'> {
  to: string;
  /** Where a guest is redirected after the login; omitted = to the link's own page, null = nowhere, the page stays. */
  requiredUrl?: string | null;
}

/**
 * A link to a page that needs a login. For a guest a click opens the login instead (product-spec 2); without
 * JavaScript the page's own redirect does so.
 */
export function ProfileLink({ to, requiredUrl = to, ...link }: Props) {
  const { user } = useShellData();
  const openDialog = (event: MouseEvent) => instead(event, () => openLogin(requiredUrl));
  return user ? (
    <Link to={to} {...link} />
  ) : (
    <Link to={to} {...link} aria-haspopup="dialog" onClick={openDialog} />
  );
}

/** Opens a confirmation of the logout; without JavaScript it links to the page with the confirmation. */
export function LogoutLink(link: Omit<LinkProps, 'onClick'>) {
  return <Link {...link} aria-haspopup="dialog" onClick={(event) => instead(event, openLogout)} />;
}

/** Handles the click, unless it opens a new tab. */
function instead(event: MouseEvent, act: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
}
