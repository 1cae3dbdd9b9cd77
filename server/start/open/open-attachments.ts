import path from 'node:path';
import type { Db } from '#database/connect.ts';
import type { FileStore } from '#providers/files/port.ts';
import { inspectOriginals } from '../../attachment/inspect-originals.ts';
import { createDerivatives } from '../../attachment/make-derivative.ts';
import { attachmentRoutes } from '../../attachment/routes.ts';
import { warmDerivatives } from '../../attachment/warm-derivatives.ts';
import { selectFrontPictures } from '../../catalog/queries.ts';
import type { Config } from '../../config/config.ts';
import type { App } from '../../kit/http/app-type.ts';
import { networkList } from '../../kit/limits/network-list.ts';
import { networkOf } from '../../kit/limits/network-of.ts';

/** Opens attachments, and starts preparing pictures in advance once the shop is open. */
export function openAttachments(
  app: App,
  { config, db, files }: { config: Config; db: Db; files: FileStore },
): void {
  const derivatives = createDerivatives({
    files,
    folder: path.join(config.dataDir, 'derivatives'),
    log: app.log,
    limits: config.limits,
  });
  const isStore = networkList(config.limits.storeNetworks);
  const network = (ip: string) => (isStore(ip) ? null : networkOf(ip));
  attachmentRoutes(app, { files, derivatives, networkOf: network });

  const closing = new AbortController();
  const { signal } = closing;
  const prepare = async (): Promise<void> => {
    const seen = await inspectOriginals({ db, files, log: app.log }, signal);
    if (seen > 0) app.log.info({ count: seen }, 'originals were checked');
    if (!config.secrets.files.preparesAhead) return;
    const keys = await selectFrontPictures(db);
    const count = await warmDerivatives({ files, derivatives }, { keys, signal });
    app.log.info({ count }, 'pictures of the tiles are ready');
  };
  let preparing: Promise<unknown> = Promise.resolve();
  app.addHook('onListen', async () => {
    preparing = prepare().catch((error: unknown) =>
      app.log.warn({ err: error }, 'pictures could not be prepared in advance'),
    );
  });
  app.addHook('preClose', async () => {
    closing.abort();
    await preparing;
  });
}
