// Runs before main.ts by `node --import`. Two packages are 890 small modules, half of all that the shop loads, and Node keeps far more for
// a module than its text: 20 MB for these. They are taken from the one file that the build has made of each, where there is one; in
// development and in tests they are loaded as they come.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { joinedFile, joinedFolder, joinedImports } from './joined-packages.ts';

const folder = joinedFolder();
const urls = new Map<string, URL>(
  joinedImports.map((name) => [name, pathToFileURL(path.join(folder, joinedFile(name)))]),
);

// the next build may have emptied the folder
if ([...urls.values()].every((url) => existsSync(url))) {
  registerHooks({
    resolve: (name, context, nextResolve) => {
      const url = urls.get(name)?.href;
      return url === undefined ? nextResolve(name, context) : { url, format: 'module', shortCircuit: true };
    },
  });
}
