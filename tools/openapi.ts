// `npm run openapi` writes contract/openapi.json and contract/admin/openapi.json, so that a change of the contract can be reviewed as a
// diff.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { commandLine } from '#server/cli/command.ts';
import { describeApi } from './openapi/document.ts';
import type { JsonObject } from './openapi/schemas.ts';
import { describeStaffApi } from './openapi/staff-document.ts';
import { root } from './run.ts';

export const openapiFile = join(root, 'contract/openapi.json');
export const staffOpenapiFile = join(root, 'contract/admin/openapi.json');

export const openapiText = async (): Promise<string> => textOf(await describeApi());
export const staffOpenapiText = async (): Promise<string> => textOf(await describeStaffApi());

/** Returns the committed text of a document: an object that fits into a line of 180 characters is written on one. */
async function textOf(document: JsonObject): Promise<string> {
  const { code, errors } = await format('openapi.json', JSON.stringify(document), {
    printWidth: 180,
    objectWrap: 'collapse',
  });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return code;
}

if (import.meta.main) {
  commandLine({ usage: 'npm run openapi: writes contract/openapi.json and contract/admin/openapi.json.' });
  writeFileSync(openapiFile, await openapiText());
  writeFileSync(staffOpenapiFile, await staffOpenapiText());
  console.log('Wrote contract/openapi.json and contract/admin/openapi.json.');
}
