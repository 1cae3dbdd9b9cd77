import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoMedia } from '#database/seed/demo-shop.ts';
import type { FileStore } from '#providers/files/port.ts';
import { createFileStore } from '#providers/files/registry.ts';
import { cacheFileLookups } from '../../attachment/cache-file-lookups.ts';
import type { Config } from '../../config/config.ts';

/** The demo's originals are part of the package; a shop's own are in DATA_DIR and take precedence. */
export function openLocalFiles(config: Config): FileStore {
  const folders: [string, string] = [path.join(config.dataDir, 'files'), fileURLToPath(demoMedia)];
  return createFileStore({ name: 'local', folders });
}

/** The file store of this shop's originals, according to its settings. */
export function openFiles(config: Config): FileStore {
  const { files } = config.secrets;
  return files.name === 'local' ? openLocalFiles(config) : cacheFileLookups(createFileStore(files));
}
