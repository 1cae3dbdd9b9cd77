import type { Banner } from '#contract/content.ts';
import type { Caller } from '../caller.ts';
import { loadPreviewed } from './load-preview.ts';

/** The first banner of a place, or the one of a staff preview link. */
export async function findBanner(
  caller: Caller,
  { placement, preview }: { placement: Banner['placement']; preview: string | null },
): Promise<Banner | undefined> {
  const previewed = await loadPreviewed(preview, (token) =>
    caller.api.listBannerPreviews({ token, placement }),
  );
  const [banner] = previewed ?? (await caller.api.listBanners({ placement }));
  return banner;
}
