/** The address of a picture whose key an editor wrote into a page; sizes and formats are asked for by `w` and `fm`. */
export const pictureUrl = (key: string): string => `/api/v1/attachments/download?key=${key}`;
