// `npm run openapi` writes contract/openapi.json, so that a change of the contract is a diff that can be reviewed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { commandLine } from '#server/cli/command.ts';
import { describeApi } from './openapi/document.ts';
import { root } from './run.ts';

export const openapiFile = join(root, 'contract/openapi.json');

/** The committed text of the document: an object that fits a line of 160 characters stands on one. */
export async function openapiText(): Promise<string> {
  const { code, errors } = await format('openapi.json', JSON.stringify(await describeApi()), {
    printWidth: 160,
    objectWrap: 'collapse',
  });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return code;
}

if (import.meta.main) {
  commandLine({ usage: 'npm run openapi: writes contract/openapi.json.' });
  writeFileSync(openapiFile, await openapiText());
  console.log('Wrote contract/openapi.json.');
}
