/**
 * On a cached page, and offline, links load a full document: the worker may have it cached, and a document from the
 * server is personal again. Offline, `onRefused` is called instead of submitting a form, so that its values stay; a form
 * with `data-works-offline` reports the missing connection itself.
 * Runs in the capture phase, before React. Returns a function that removes the listeners.
 */
export function forceDocumentNavigation(onRefused: (() => void) | null): () => void {
  const onSubmit = (event: SubmitEvent) => {
    const { target: form } = event;
    if (onRefused === null || !(form instanceof HTMLFormElement) || 'worksOffline' in form.dataset) return;
    event.stopPropagation();
    // a search form navigates
    if (form.method === 'get') return;
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
  // a link to a sheet opens it on the page
  const staysHere = link.ariaHasPopup !== null || link.getAttribute('href')?.startsWith('#') === true;
  if (!staysHere) event.stopPropagation();
}
