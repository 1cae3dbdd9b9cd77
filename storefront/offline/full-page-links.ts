/**
 * On a cached page, and offline, links load a whole document: the worker has it or not, and a document from the shop is the visitor's
 * own again. Offline, `onRefused` is called in place of a submission, so that the form stays as it was filled in. Runs in the capture
 * phase, before React. Returns a function that ends it.
 */
export function forceDocumentNavigation(onRefused: (() => void) | null): () => void {
  const onSubmit = (event: SubmitEvent) => {
    if (onRefused === null) return;
    event.stopPropagation();
    // a search is a navigation
    if (event.target instanceof HTMLFormElement && event.target.method === 'get') return;
    event.preventDefault();
    onRefused();
  };
  window.addEventListener('click', onClick, true);
  window.addEventListener('submit', onSubmit, true);
  return () => {
    window.removeEventListener('click', onClick, true);
    window.removeEventListener('submit', onSubmit, true);
  };
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || event.button !== 0) return;
  // a sheet opens on the spot
  const staysHere = link.ariaHasPopup !== null || link.getAttribute('href')?.startsWith('#') === true;
  if (!staysHere) event.stopPropagation();
}
