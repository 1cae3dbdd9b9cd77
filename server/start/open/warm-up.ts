import type { App } from '../../kit/http/app-type.ts';

const firstPages = ['/', '/uz', '/en', '/catalog'];

/**
 * Renders the pages by which most shoppers enter, one after the other while visitors come: code that never ran is slow, and the
 * first visitor after a start would wait for it. A page that fails says so in the log, as for anybody.
 */
export async function warmUp(app: Pick<App, 'inject'>, publicUrl: string): Promise<void> {
  const { host } = new URL(publicUrl);
  for (const url of firstPages) await app.inject({ url, headers: { host, 'accept-encoding': 'br' } });
}
