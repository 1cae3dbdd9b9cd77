import type { App } from '../../kit/http/app-type.ts';

const firstPages = ['/', '/uz', '/en', '/catalog'];

/**
 * Renders the most frequent entry pages one after the other while visitors arrive: code that has not run yet is slow, and the first
 * visitor after a start would wait for it. A failing page is logged like any other.
 */
export async function warmUp(app: Pick<App, 'inject'>, publicUrl: string): Promise<void> {
  const { host } = new URL(publicUrl);
  for (const url of firstPages) await app.inject({ url, headers: { host, 'accept-encoding': 'br' } });
}
