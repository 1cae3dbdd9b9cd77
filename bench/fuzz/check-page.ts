import type { Language } from '#contract/words.ts';

/** The parts of the response that are checked. */
export interface PageAnswer {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
}

interface Judged {
  language: Language;
  /** Not a page, but a response for a script, or a picture. */
  isAnswer: boolean;
  /** False for HEAD. */
  hasBody: boolean;
  /** Origins that a page may link to, besides the shop itself. */
  origins: readonly string[];
  /** The text that was sent and must not be returned unescaped. */
  planted: string;
}

/** Returns what is wrong with a response to a browser, whatever the browser sent; null = nothing. */
export function checkPage({ statusCode, headers, body }: PageAnswer, judged: Judged): string | null {
  const { language, isAnswer, hasBody, origins, planted } = judged;
  if (statusCode >= 500) return `${statusCode} ${body.slice(0, 300)}`;
  const { location } = headers;
  if (typeof location === 'string' && !leadsTo(location, origins)) return `it leads to ${location}`;
  // data for scripts has its own type, which browsers do not display as a page
  const type = typeof headers['content-type'] === 'string' ? headers['content-type'] : 'text/html';
  const isShown = /^(?:text\/html|image\/svg|application\/xhtml|text\/xml)/.test(type);
  if (isShown && body.includes(planted)) return 'it gives back what was sent, as it was sent';
  // for a response without a body only the status matters
  if (isAnswer || !hasBody || statusCode === 204 || (statusCode >= 300 && statusCode < 400)) return null;
  if (!type.startsWith('text/html')) return `${statusCode} is no page, but ${type}: ${body.slice(0, 300)}`;
  if (!body.includes(`<html lang="${language}"`)) return `it is not in ${language}: ${body.slice(0, 120)}`;
  return null;
}

const shop = 'https://shop.invalid';

function leadsTo(location: string, origins: readonly string[]): boolean {
  if (!URL.canParse(location, shop)) return false;
  const { origin } = new URL(location, shop);
  return origin === shop || origins.includes(origin);
}
