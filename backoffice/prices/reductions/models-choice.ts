import type { StaffInput } from '#client/admin/call-staff-api.ts';

type Body = StaffInput<'POST /api/admin/v1/models/bulk/end-promotion/preview'>['body'];

/** The models: by artikul, or by the query of their list. */
export type ModelsChoice = Body;

/** The selection that the list of models passes to this screen; null if it was opened otherwise. */
export function readChoice(state: unknown): ModelsChoice | null {
  if (typeof state !== 'object' || state === null || !('models' in state)) return null;
  const { models } = state;
  return typeof models === 'object' && models !== null ? models : null;
}
