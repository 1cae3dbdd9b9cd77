import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Written by the server alone (seo.ts), so that React in the browser does not know of them. */
const serverTags = 'meta[property], meta[name=description], script[type="application/ld+json"]';

/** Removes what the loaded page says to messengers and search engines once the visitor has navigated to another page. */
export function useServerMeta(): void {
  const { pathname } = useLocation();
  const loaded = useRef(pathname);
  useEffect(() => {
    if (pathname === loaded.current) return;
    for (const tag of document.querySelectorAll(serverTags)) tag.remove();
  }, [pathname]);
}
