import { hash } from 'node:crypto';

/** A page's HTML, a script whole in one of its parts, with the nonce that marks its own scripts. */
export interface PageDocument {
  parts: readonly string[];
  nonce: string;
}

/** What our pages may have to do with besides our own address. */
export interface Origins {
  /** Where pictures may come from. */
  images?: readonly string[];
  /** Where a form may lead on to: browsers hold the redirect after it to the policy, too. */
  forms?: readonly string[];
}

const contentPolicy = (scriptHashes: Iterable<string>, { images = [], forms = [] }: Origins) =>
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
 * A page was rendered with a nonce of its own that nobody could know beforehand: scripts that carry it are ours. They are
 * allowed by hash and the nonce is taken out, so that the page may be kept and sent to everybody.
 */
export function sealPage(
  { parts, nonce }: PageDocument,
  origins: Origins = {},
): { parts: string[]; policy: string } {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  const sealed: string[] = [];
  for (const part of parts) {
    let from = 0;
    for (let at = part.indexOf(mark); at !== -1; at = part.indexOf(mark, from)) {
      sealed.push(part.slice(from, at));
      from = at + mark.length;
      const code = inlineCode(part, at, from);
      if (code !== null) hashes.add(hashOf(code));
    }
    sealed.push(part.slice(from));
  }
  return { parts: sealed, policy: contentPolicy(hashes, origins) };
}

/** The code of the script whose tag has its mark from `at` to `from`; null for another element, or a script of its own file. */
function inlineCode(html: string, at: number, from: number): string | null {
  const start = html.lastIndexOf('<', at);
  const end = html.indexOf('>', from);
  const tag = html.slice(start, end);
  if (!tag.startsWith('<script') || tag.includes(' src=')) return null;
  return html.slice(end + 1, html.indexOf('</script>', end));
}

const known = new Map<string, string>();
const maxKnown = 500;
/** Longer ones carry a page's data and hardly come twice. */
const maxKnownLength = 2_000;

function hashOf(code: string): string {
  const found = known.get(code);
  if (found !== undefined) return found;
  const made = `'sha256-${hash('sha256', code, 'base64')}'`;
  // a copy: a part of a string keeps the whole page in memory
  if (code.length <= maxKnownLength && known.size < maxKnown) known.set(Buffer.from(code).toString(), made);
  return made;
}
