/**
 * Code for the head of the page. Its scripts come after the paint, and until they listen a Back within its own entries of the history
 * changes the address and nothing else: then the page of that address is asked for, because React would take this one over for it. The
 * answer is true when it is.
 *
 * And once one has walked on to another path without a new document, what the first page said to messengers and search engines goes,
 * because a browser's build writes no such tags (seo.ts). Browsers that do not tell of the walk keep them.
 */
export const leaveFirstPage = `{let l=location,p=l.pathname,q=l.search;onpopstate=()=>(l.pathname!=p||l.search!=q)&&!l.reload();if(self.navigation)navigation.oncurrententrychange=()=>{if(l.pathname!=p)for(let e of document.querySelectorAll('[property],[name=description],[type*=ld]'))e.remove()}}`;
