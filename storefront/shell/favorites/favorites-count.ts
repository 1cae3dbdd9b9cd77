/** The number next to the heart in the header as CSS `content`, for a guest whose favorites only the browser has. */
export const savedCountProperty = '--saved-count';

export const savedCountValue = (count: number): string => (count > 0 ? `"${count}"` : 'none');

/** Inline code for the page's head: sets a guest's number before the first paint (GLB-7). */
export const paintSavedCount = `try{var n=JSON.parse(localStorage.getItem('favorites')).length;if(n>0)document.documentElement.style.setProperty('${savedCountProperty}','"'+ +n+'"')}catch{}`;
