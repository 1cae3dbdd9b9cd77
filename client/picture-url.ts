/** Returns the address of a picture by the key that an editor wrote into a page; `w` and `fm` choose size and format. */
export const pictureUrl = (key: string): string => `/api/v1/attachments/download?key=${key}`;
