/**
 * Code for the head of the page: once one has walked on to another path without a new document, what the first page said to
 * messengers and search engines goes, because a browser's build writes no such tags (seo.ts). Browsers that do not tell of the walk
 * keep them.
 */
export const leaveFirstPage = `if(self.navigation){let p=location.pathname;navigation.oncurrententrychange=()=>{if(location.pathname!=p)for(let e of document.querySelectorAll('[property],[name=description],[type*=ld]'))e.remove()}}`;
