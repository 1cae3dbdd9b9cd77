/**
 * Code for the head of the page: once one has walked on to another path without a new document, what the first page said to
 * messengers and search engines goes, because a browser's build writes no such tags (seo.ts). Browsers that do not tell of the walk
 * keep them.
 */
export const leaveFirstPage = `(function(p,n){n&&n.addEventListener('currententrychange',function(){location.pathname!=p&&document.querySelectorAll('meta[property],meta[name=description],script[type*=ld]').forEach(function(e){e.remove()})})})(location.pathname,window.navigation)`;
