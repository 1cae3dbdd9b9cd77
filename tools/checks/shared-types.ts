// The linter checks each file's types once, in its own environment. Files of the browser that the server also imports must be valid
// without a browser, too: here they are checked in the server's environment.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importGraph, readSources, type Module } from '../fence/imports.ts';
import { bin, root, run } from '../run.ts';

const ofServer = /^(?:(?:database|providers|server|tools|bench)\/|storefront\/entry\.server\.tsx$)/;
const ofBrowser = /^(?:client|ui|storefront|backoffice)\/.*\.tsx?$/;
const test = /\.test\.tsx?$/;

/** Finds files of the browser that a file of the server imports. The compiler follows their own imports. */
export function findShared(modules: Module[]): string[] {
  const imported = modules
    .filter(({ path }) => ofServer.test(path) && !test.test(path))
    .flatMap(({ imports }) => imports.map(({ target }) => (target.kind === 'file' ? target.path : '')));
  return [...new Set(imported)].filter((path) => ofBrowser.test(path)).toSorted();
}

if (import.meta.main) {
  // the schema is generated, so that it is not linted
  const files = [...findShared(importGraph(readSources(root))), 'database/schema.ts'];
  const folder = join(root, 'out/types');
  mkdirSync(folder, { recursive: true });
  const project = join(folder, 'shared.json');
  const settings = {
    extends: '../../tsconfig.server.json',
    files: files.map((file) => join(root, file)),
    include: [],
  };
  writeFileSync(project, JSON.stringify(settings, null, 2));
  const { code, output } = await run(bin('typescript', 'tsc'), ['-p', project, '--pretty', 'false']);
  console.log(output);
  process.exitCode = code;
}
