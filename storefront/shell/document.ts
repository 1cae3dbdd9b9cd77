import { createContext } from 'react-router';

/** A rendered page. The nonce marks our own scripts; each of them lies in one of the parts. */
export interface PageDocument {
  parts: readonly string[];
  nonce: string;
}

/**
 * Takes the page's HTML from the render to the server as the strings it is made of: put together anew after each change, a page costs a
 * tenth of its render, and the web's Response would encode and copy it.
 */
export const documentContext = createContext<(document: PageDocument) => void>();
