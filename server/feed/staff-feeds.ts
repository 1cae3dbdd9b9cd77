import type { exchangeOperations as declared } from '#contract/operations/admin/system/exchange.ts';
import type { Db } from '#database/connect.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { countOffers } from './queries-offers.ts';

export interface FeedListDeps {
  db: Db;
  publicUrl: string;
}

const names = ['google-ru', 'google-uz', 'google-en', 'yandex-ru'] as const;

/** What the staff see of the feeds; each is built again when it is fetched after a change. */
export const staffFeedOperations = {
  async listFeeds({ db, publicUrl }) {
    const { offers, no_picture, on_request } = await countOffers(db);
    const leftOut = [
      { reason: 'NO_PICTURE' as const, count: no_picture },
      { reason: 'ON_REQUEST' as const, count: on_request },
    ].filter(({ count }) => count > 0);
    return {
      rows: names.map((name) => ({ name, address: `${publicUrl}/feeds/${name}.xml`, offers, leftOut })),
    };
  },
} satisfies StaffFunctions<Pick<typeof declared, 'listFeeds'>, FeedListDeps>;
