import type { Operations } from '#contract/operations/all.ts';
import { authOperations } from './auth/operations.ts';
import { certificateOperations } from './certificate/operations.ts';
import type { Deps } from './deps.ts';
import type { OperationFunctions } from './kit/operation.ts';

/** What each declared operation does: one without a function does not compile. */
export const functions = {
  ...authOperations,
  ...certificateOperations,
} satisfies OperationFunctions<Operations, Deps>;
