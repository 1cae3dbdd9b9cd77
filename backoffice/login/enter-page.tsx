import { useEffect } from 'react';
import { callOnce } from '../shell/api.ts';

/** The link printed at the start of a demo. Its token is in the fragment; a used or expired one redirects to the login. */
export function EnterPage() {
  useEffect(() => {
    const token = location.hash.slice(1);
    if (token === '') return;
    // removes the token from the browser's history; the second effect run in development finds none
    history.replaceState(null, '', location.pathname);
    callOnce('POST /api/admin/v1/demo/session', { body: { token } }).then(
      () => location.replace('/admin'),
      () => location.replace('/admin/login?used'),
    );
  }, []);
  return null;
}
