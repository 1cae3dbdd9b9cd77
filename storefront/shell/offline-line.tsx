import { useSyncExternalStore } from 'react';
import { usePage } from './page.ts';

/** A line under the header while there is no connection (GLB-9). */
export function OfflineLine() {
  const { t } = usePage();
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  return <div role="status">{!isOnline && <p className="offline">{t('offline')}</p>}</div>;
}

function listen(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
