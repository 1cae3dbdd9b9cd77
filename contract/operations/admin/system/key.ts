import { ApiKeyParams, ApiKeys, MadeApiKey, MakeApiKey } from '../../../admin/system/key.ts';
import { Shape } from '../../../primitives.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const path = '/api/admin/v1/keys';

/** Keys by which other programs call these operations (backoffice.md 3.1). */
export const apiKeyOperations = declareStaffOperations({
  listApiKeys: {
    method: 'GET',
    path,
    summary: 'All keys, the latest first, without the keys themselves.',
    access: 'keys.read',
    answer: ApiKeys,
    refusals: [],
  },
  makeApiKey: {
    method: 'POST',
    path,
    summary: 'A new key with some of the caller’s own permissions; the answer alone shows it.',
    access: 'keys.write',
    body: MakeApiKey,
    answer: MadeApiKey,
    status: 201,
    refusals: ['VALIDATION_FAILED', 'PERMISSION_MISSING', 'TOO_MANY_KEYS'],
    audit: { action: 'keys.make', resource: 'key', record: 'id' },
  },
  revokeApiKey: {
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Ends a key at once, for ever.',
    access: 'keys.write',
    params: ApiKeyParams,
    answer: Shape({}),
    refusals: ['NOT_FOUND'],
    audit: { action: 'keys.revoke', resource: 'key', record: 'id' },
  },
});
