import type { StaffInput } from '#client/admin/call-staff-api.ts';

type Body = StaffInput<'POST /api/admin/v1/models/bulk/end-promotion/preview'>['body'];

/** Which models: by artikul, or by the query of their list. */
export type ModelsChoice = Body;

/** What the list of models sends with the way to this screen; null: it was opened without. */
export function readChoice(state: unknown): ModelsChoice | null {
  if (typeof state !== 'object' || state === null || !('models' in state)) return null;
  const { models } = state;
  return typeof models === 'object' && models !== null ? models : null;
}
