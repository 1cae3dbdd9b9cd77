import { ApiKeyParams, ApiKeys, MadeApiKey, MakeApiKey } from '../../../admin/system/key.ts';
import { Shape } from '../../../primitives.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const path = '/api/admin/v1/keys';

/** API keys, with which other programs call these operations (backoffice.md 3.1). */
export const apiKeyOperations = declareStaffOperations({
  listApiKeys: {
    method: 'GET',
    path,
    summary: 'Lists all API keys, newest first, without the keys themselves.',
    access: 'keys.read',
    answer: ApiKeys,
    refusals: [],
  },
  makeApiKey: {
    method: 'POST',
    path,
    summary:
      'Creates an API key with some of the caller’s own permissions; only this response contains the key.',
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
    summary: 'Revokes a key at once and permanently.',
    access: 'keys.write',
    params: ApiKeyParams,
    answer: Shape({}),
    refusals: ['NOT_FOUND'],
    audit: { action: 'keys.revoke', resource: 'key', record: 'id' },
  },
});
