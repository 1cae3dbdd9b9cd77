/** What the number beside the heart of the header is written with, as long as only the browser knows it: CSS `content`. */
export const savedCountProperty = '--saved-count';

export const savedCountValue = (count: number): string => (count > 0 ? `"${count}"` : 'none');

/** Code for the head of the page: writes a guest's number before anything is painted (GLB-7). */
export const paintSavedCount = `try{var n=JSON.parse(localStorage.getItem('favorites')).length;if(n>0)document.documentElement.style.setProperty('${savedCountProperty}','"'+ +n+'"')}catch{}`;
