import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Written only by the server (seo.ts), so React in the browser does not manage them. */
const serverTags = 'meta[property], meta[name=description], script[type="application/ld+json"]';

/** Removes the first page's metadata for messengers and search engines after a navigation. */
export function useServerMeta(): void {
  const { pathname } = useLocation();
  const loaded = useRef(pathname);
  useEffect(() => {
    if (pathname === loaded.current) return;
    for (const tag of document.querySelectorAll(serverTags)) tag.remove();
  }, [pathname]);
}
