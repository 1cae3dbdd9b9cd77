import { feedNames } from '#contract/admin/system/exchange.ts';
import type { exchangeOperations as declared } from '#contract/operations/admin/system/exchange.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import type { CachedFiles } from './cached-files.ts';
import { countOffers } from './queries-offers.ts';
import { feedFile, stampNow } from './shopping-feeds.ts';

export interface FeedListDeps {
  db: Db;
  publicUrl: string;
  feeds: CachedFiles;
}

/** Operations of the staff on the feeds. A feed is rebuilt when it is fetched after a change, or when the staff request it. */
export const staffFeedOperations = {
  listFeeds: (deps, { now }) => readFeeds(deps, now),

  async buildFeed(deps, { input: { name }, now }) {
    const parts = { db: deps.db, publicUrl: deps.publicUrl, now: () => now };
    await deps.feeds.rebuild({ ...feedFile(parts, name), stamp: await stampNow(parts) });
    return readFeeds(deps, now);
  },
} satisfies StaffFunctions<Pick<typeof declared, 'listFeeds' | 'buildFeed'>, FeedListDeps>;

type ReadDeps = Omit<FeedListDeps, 'db'> & { db: ReadDb };

async function readFeeds({ db, publicUrl, feeds }: ReadDeps, now: Date) {
  const { offers, no_picture, on_request } = await countOffers(db);
  const leftOut = [
    { reason: 'NO_PICTURE' as const, count: no_picture },
    { reason: 'ON_REQUEST' as const, count: on_request },
  ].filter(({ count }) => count > 0);
  const stamp = await stampNow({ db, publicUrl, now: () => now });
  const rows = feedNames.map(async (name) => {
    const written = await feeds.latest({ name, stamp });
    return {
      name,
      address: `${publicUrl}/feeds/${name}.xml`,
      builtAt: written?.at.toISOString() ?? null,
      isCurrent: written?.isCurrent ?? false,
      offers,
      leftOut,
    };
  });
  return { rows: await Promise.all(rows) };
}
