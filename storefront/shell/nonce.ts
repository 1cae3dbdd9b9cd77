import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router';

/** The nonce of one page: its scripts have it, and the content security policy allows them by it (server/pages/policy.ts). */
export const nonceContext = createContext<string>();

/** The same for rendered components; undefined in the browser. */
export const NonceContext = createReactContext<string | undefined>(undefined);
