import { useEffect } from 'react';
import { callOnce } from '../shell/api.ts';

/** The link that the start of a demo printed. Its token stands in the fragment; used or old, it leads to the login. */
export function EnterPage() {
  useEffect(() => {
    const token = location.hash.slice(1);
    if (token === '') return;
    // nobody finds it in the history of this browser, and a second effect of development has none
    history.replaceState(null, '', location.pathname);
    callOnce('POST /api/admin/v1/demo/session', { body: { token } }).then(
      () => location.replace('/admin'),
      () => location.replace('/admin/login?used'),
    );
  }, []);
  return null;
}
