import { createHash } from 'node:crypto';

const contentPolicy = (scriptHashes: string[]) =>
  [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * A page was rendered with a nonce of its own that nobody could know beforehand: scripts that carry it are ours. They are
 * allowed by hash and the nonce is taken out, so that the page may be kept and sent to everybody.
 */
export function sealPage(html: string, nonce: string): { html: string; policy: string } {
  const hashes = new Set<string>();
  const ours = new RegExp(`<script([^>]*) nonce="${nonce}"([^>]*)>([^]*?)</script>`, 'g');
  for (const [, before = '', after = '', code = ''] of html.matchAll(ours)) {
    if (/\ssrc=/.test(before + after)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), policy: contentPolicy([...hashes]) };
}
