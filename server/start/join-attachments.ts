import path from 'node:path';
import type { Db } from '#database/connect.ts';
import { createLocalFiles } from '#providers/files/local.ts';
import { createDerivatives } from '../attachment/make-derivative.ts';
import { attachmentRoutes } from '../attachment/routes.ts';
import { warmDerivatives } from '../attachment/warm-derivatives.ts';
import { selectFrontPictures } from '../catalog/queries.ts';
import type { Config } from '../config.ts';
import type { App } from '../kit/app-type.ts';

/** The demo's originals are part of the package and lie there; the shop's own go to DATA_DIR. */
const demoMedia = path.join(import.meta.dirname, '..', '..', 'database', 'seed', 'demo', 'media');

/** Attachments, and, once the shop is open, the pictures of the tiles made ahead. */
export function addAttachments(app: App, { config, db }: { config: Config; db: Db }): void {
  const files = createLocalFiles([path.join(config.dataDir, 'files'), demoMedia]);
  const derivatives = createDerivatives({
    files,
    folder: path.join(config.dataDir, 'derivatives'),
    log: app.log,
  });
  attachmentRoutes(app, { files, derivatives });

  const closing = new AbortController();
  let warming: Promise<unknown> = Promise.resolve();
  app.addHook('onListen', async () => {
    warming = selectFrontPictures(db)
      .then((keys) => warmDerivatives({ files, derivatives }, { keys, signal: closing.signal }))
      .then((count) => app.log.info({ count }, 'pictures of the tiles are ready'))
      .catch((error: unknown) =>
        app.log.warn({ err: error }, 'pictures of the tiles could not be made ahead'),
      );
  });
  app.addHook('preClose', async () => {
    closing.abort();
    await warming;
  });
}
