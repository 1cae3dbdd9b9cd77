// `node tools/builder/compress-assets.ts <folder>`: a separate program, because a shop that compressed its assets itself would keep 30 MB
// of memory for it.
import { existsSync } from 'node:fs';
import { glob, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
// Files below this size do not shrink.
const smallBytes = 256;

const [folder = '.'] = process.argv.slice(2);
const files: string[] = [];
for await (const file of glob('**/*.{js,css,svg,json,txt}', { cwd: folder }))
  files.push(path.join(folder, file));
await Promise.all(files.map(compressAsset));

/** Adds a .br and a .gz file for an asset that shrinks, so that serving it costs no CPU time. */
async function compressAsset(file: string): Promise<void> {
  const [brotliFile, gzipFile] = [`${file}.br`, `${file}.gz`];
  const now = new Date();
  // its hash shows that it is the same as in the previous build, so its compressed files are reused
  if (existsSync(brotliFile) && existsSync(gzipFile)) {
    await Promise.all([utimes(brotliFile, now, now), utimes(gzipFile, now, now)]);
    return;
  }
  const content = await readFile(file);
  if (content.length < smallBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [brotli, gzipped] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
  await Promise.all([writeFile(brotliFile, brotli), writeFile(gzipFile, gzipped)]);
}
