import { EnterPage } from './enter-page.tsx';
import { InvitationPage } from './invitation-page.tsx';
import { LoginPage } from './login-page.tsx';

/** The pages for staff who are not logged in. */
export function App() {
  if (location.pathname === '/admin/enter') return <EnterPage />;
  return location.pathname === '/admin/invitation' ? <InvitationPage /> : <LoginPage />;
}
