import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router';

/** The nonce of one page: its scripts carry it, and the server's policy allows them by it (server/pages/policy.ts). */
export const nonceContext = createContext<string>();

/** The same for what is rendered; a browser knows of none. */
export const NonceContext = createReactContext<string | undefined>(undefined);
