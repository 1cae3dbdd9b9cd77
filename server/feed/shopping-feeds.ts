import type { FeedName } from '#contract/admin/system/exchange.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import type { FileRequest } from './cached-files.ts';
import { type FeedDeps, merchantXml } from './merchant-feed.ts';
import { selectStamp } from './queries.ts';
import { ymlXml } from './yml-feed.ts';

const writers: Record<FeedName, (deps: FeedDeps) => AsyncIterable<string>> = {
  'google-ru': (deps) => merchantXml(deps, 'ru'),
  'google-uz': (deps) => merchantXml(deps, 'uz'),
  'google-en': (deps) => merchantXml(deps, 'en'),
  'yandex-ru': ymlXml,
};

/** The request for a feed's file, without its `stamp`. */
export const feedFile = (deps: FeedDeps, name: FeedName): Omit<FileRequest, 'stamp'> => ({
  name,
  write: () => writers[name](deps),
});

/** Returns the stamp of everything that files depend on, including the day, because dates in a feed must be current. */
export const stampNow = async ({ db, publicUrl, now }: FeedDeps): Promise<string> =>
  [publicUrl, tashkentDay(now()), await selectStamp(db)].join('|');
