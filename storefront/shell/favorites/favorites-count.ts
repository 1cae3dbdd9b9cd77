/** The number next to the heart in the header as CSS `content`, while only the browser knows it. */
export const savedCountProperty = '--saved-count';

export const savedCountValue = (count: number): string => (count > 0 ? `"${count}"` : 'none');

/** Code for the head of the page: writes a guest's number before anything is painted (GLB-7). */
export const paintSavedCount = `try{var n=JSON.parse(localStorage.getItem('favorites')).length;if(n>0)document.documentElement.style.setProperty('${savedCountProperty}','"'+ +n+'"')}catch{}`;
