/** The content of a preview picture: at most a name, a line of facts and a price. */
export interface Card {
  /** The bytes of the photo; null = the brand's emblem is drawn instead. */
  photo: Buffer | null;
  title: string;
  facts: string | null;
  price: string | null;
}

export const shapes = ['wide', 'square'] as const;
export type Shape = (typeof shapes)[number];

/** Part of the file name: increment it when the layout or the fonts change, so that pictures are drawn again. */
export const cardVersion = 2;
