import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
// So short a file does not shrink.
const smallBytes = 256;

/** Puts a .br and a .gz beside each asset that shrinks, so that serving one costs no processor time. */
export async function compressAssets(folder: string): Promise<void> {
  const files: string[] = [];
  for await (const file of glob('**/*.{js,css,svg,json,txt}', { cwd: folder }))
    files.push(path.join(folder, file));
  await Promise.all(files.map(compressAsset));
}

async function compressAsset(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [brotli, gzipped] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
