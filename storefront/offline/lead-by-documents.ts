/**
 * On a kept page, and without a connection, a link leads by a whole page: the worker has it or has not, and one that comes from the
 * shop is the visitor's own again. `onRefused` is given without a connection: what is sent would go nowhere, so the form stays as it
 * was filled in, and somebody is told. Before React hears of either. Returns how to end it.
 */
export function leadByDocuments(onRefused: (() => void) | null): () => void {
  const onSubmit = (event: SubmitEvent) => {
    if (onRefused === null) return;
    event.stopPropagation();
    // a search is a way to a page
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
