import { createContext } from 'react-router';

/** A rendered page. The nonce marks our own scripts. */
export interface PageDocument {
  html: string;
  nonce: string;
}

/** Takes the page's HTML from the render to the server as the string it is; the web's Response would encode it and copy it. */
export const documentContext = createContext<(document: PageDocument) => void>();
