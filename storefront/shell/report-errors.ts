import { reportsPath } from '#client/measurement.ts';

/**
 * Inline code for the page's head: reports the first script errors to the server, before anything is loaded and
 * without the error reporting library. Excludes the query, which may grant access to an order, and personal data.
 */
export const reportErrors = `{let n=0,f=e=>{let r=e.error||e.reason;r&&n++<5&&navigator.sendBeacon('${reportsPath}',JSON.stringify({message:(''+r).slice(0,300),stack:(''+(r.stack||'')).slice(0,3e3),path:location.pathname.slice(0,300)}))};addEventListener('error',f);addEventListener('unhandledrejection',f)}`;
