import path from 'node:path';
import type { Db } from '#database/connect.ts';
import type { Config } from '../../config/config.ts';
import { documentRoutes } from '../../certificate/document-routes.ts';
import { type CachedFiles, createCachedFiles } from '../../feed/cached-files.ts';
import { feedRoutes } from '../../feed/routes.ts';
import type { CatalogIndex } from '../../catalog/index/catalog-index.ts';
import type { App } from '../../kit/http/app-type.ts';
import { previewRoutes } from '../../preview/routes.ts';

interface Parts {
  config: Config;
  db: Db;
  index: CatalogIndex;
  now: () => Date;
}

/**
 * Serves the files that the shop generates: feeds for search engines, marketplaces and messengers, certificates, preview pictures.
 * Returns the cached feeds.
 */
export function openGeneratedFiles(app: App, { config, db, index, now }: Parts): CachedFiles {
  const { publicUrl, dataDir } = config;
  const feeds = createCachedFiles(path.join(dataDir, 'feeds'));
  feedRoutes(app, { db, index, publicUrl, now, files: feeds });
  documentRoutes(app, { db, publicUrl, folder: path.join(dataDir, 'certificates'), log: app.log });
  previewRoutes(app, {
    db,
    now,
    folder: path.join(dataDir, 'previews'),
    photoOf: (key) => photoOf(app, { key, host: new URL(publicUrl).host }),
    limits: config.limits,
    log: app.log,
  });
  return feeds;
}

/** Reads a photo through the public endpoint, which caches derivatives, limits concurrent work, and reads from any file store. */
async function photoOf(app: App, { key, host }: { key: string; host: string }): Promise<Buffer | null> {
  const answer = await app.inject({
    url: '/api/v1/attachments/download',
    query: { key, w: '1200', fm: 'jpeg' },
    headers: { host },
  });
  return answer.statusCode === 200 ? answer.rawPayload : null;
}
