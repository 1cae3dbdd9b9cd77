import { EnterPage } from './enter-page.tsx';
import { InvitationPage } from './invitation-page.tsx';
import { LoginPage } from './login-page.tsx';

/** The pages of those who are not logged in yet. */
export function App() {
  if (location.pathname === '/admin/enter') return <EnterPage />;
  return location.pathname === '/admin/invitation' ? <InvitationPage /> : <LoginPage />;
}
