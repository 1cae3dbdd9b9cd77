// `npm start`: builds if the sources changed, in a separate process; then runs the built server in this one.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const builder = path.join(import.meta.dirname, 'build.ts');
const server = path.join(import.meta.dirname, '..', 'build', 'server', 'main.js');
// Node 24.0, which one platform gets, warns about type stripping
const args = ['--disable-warning=ExperimentalWarning', builder, '--if-changed'];
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
await import(pathToFileURL(server).href);
