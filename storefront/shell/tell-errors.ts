import { reportsPath } from '#client/measurement.ts';

/**
 * Code for the head of the page: the first errors of its scripts are told to the shop, from before anything is loaded and without the
 * library of error reports. No query, which may open an order, and nothing of the shopper.
 */
export const tellErrors = `{let n=0,f=e=>{let r=e.error||e.reason;r&&n++<5&&navigator.sendBeacon('${reportsPath}',JSON.stringify({message:(''+r).slice(0,300),stack:(''+(r.stack||'')).slice(0,3e3),path:location.pathname.slice(0,300)}))};addEventListener('error',f);addEventListener('unhandledrejection',f)}`;
