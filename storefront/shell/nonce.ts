import { createContext } from 'react';

/** Marks the page's own inline script while it is rendered; the server replaces it by the script's hash. */
export const NonceContext = createContext<string | undefined>(undefined);
