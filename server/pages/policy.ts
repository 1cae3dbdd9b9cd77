import { hash } from 'node:crypto';

/** What our pages may have to do with besides our own address. */
export interface Origins {
  /** Where pictures may come from. */
  images?: readonly string[];
  /** Where a form may lead on to: browsers hold the redirect after it to the policy, too. */
  forms?: readonly string[];
}

const contentPolicy = (scriptHashes: ReadonlySet<string>, { images = [], forms = [] }: Origins) =>
  [
    "default-src 'self'",
    `script-src 'self' ${[...scriptHashes].join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...images].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...forms].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * A page is rendered with a nonce that nobody could know beforehand, so that every script that carries it is ours. The policy allows
 * those scripts by their hashes, and the nonce is taken out: one page may be cached and sent to everybody.
 */
export function sealPage(
  { html, nonce }: { html: string; nonce: string },
  origins: Origins = {},
): { html: string; policy: string } {
  const mark = ` nonce="${nonce}"`;
  const scripts = html.matchAll(new RegExp(`<script[^>]*${mark}[^>]*>([^]*?)</script>`, 'g'));
  const hashes = new Set(
    [...scripts].map(([, code = '']) => code && `'sha256-${hash('sha256', code, 'base64')}'`),
  );
  return { html: html.replaceAll(mark, ''), policy: contentPolicy(hashes, origins) };
}
