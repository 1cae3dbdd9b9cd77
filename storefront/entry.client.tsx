import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { languageOfPath } from '#storefront/links.ts';
import { loadSwipe } from './catalog/tiles/load-swipe.ts';
import { startMeasuring } from './measurement/start-measuring.ts';
import { loadTexts } from './shell/i18n/texts.ts';

/** The page lists the text files it was rendered with (root.tsx); they are loading already. */
const namespaces = (document.documentElement.dataset['texts'] ?? '').split(' ').filter(Boolean);

await loadTexts(languageOfPath(location.pathname), namespaces);
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
startMeasuring();
loadSwipe();
