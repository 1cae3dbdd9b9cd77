import type { linksIn } from '#storefront/links.ts';
import type { FavoritesCalls } from './query-favorites.ts';

/** The documented calls by way of our own server, which alone has the login's token. */
export function favoritesCalls(links: ReturnType<typeof linksIn>): FavoritesCalls {
  return {
    list: async () => idsOf(await answerOf(links.favoritesSync())),
    change: async ({ id, saved }) => {
      await answerOf(links.favoritesToggle(), { [saved ? 'save' : 'remove']: String(id), stay: '1' });
    },
    merge: async (ids) => idsOf(await answerOf(links.favoritesSync(), { ids: ids.join(',') })),
  };
}

async function answerOf(path: string, fields?: Record<string, string>): Promise<Response> {
  const sending = fields && { method: 'POST', body: new URLSearchParams(fields) };
  const answer = await fetch(path, sending);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

async function idsOf(answer: Response): Promise<number[]> {
  return ((await answer.json()) as { ids: number[] }).ids; // our own route's answer, favorites/sync.ts
}
