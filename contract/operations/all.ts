import { authOperations } from './auth.ts';
import { certificateOperations } from './certificate.ts';
import type { ApiOf } from './operation.ts';

/** Every operation of the shop, by its name: the one list that HTTP, the pages, the client and the API document are made from. */
export const operations = {
  ...authOperations,
  ...certificateOperations,
};

export type Operations = typeof operations;

/** The whole API as functions. */
export type Api = ApiOf<Operations>;
