import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemCode } from '#contract/problem.ts';
import { pathPrefix, type PageLanguage } from '#contract/words.ts';
import type { App } from '#server/kit/http/app-type.ts';
import { refuseAddress } from '#server/kit/http/problems.ts';
import enCommon from '#texts/en/common.json' with { type: 'json' };
import ruCommon from '#texts/ru/common.json' with { type: 'json' };
import uzCommon from '#texts/uz/common.json' with { type: 'json' };
import en from '#texts/en/errors.json' with { type: 'json' };
import ru from '#texts/ru/errors.json' with { type: 'json' };
import uz from '#texts/uz/errors.json' with { type: 'json' };
import { textsInCyrillic } from '#texts/cyrillic/to-cyrillic.ts';
import { languageOfPath } from './visit/language-of-path.ts';

const words: Record<PageLanguage, Pick<typeof ru, 'title' | 'detail' | 'again'>> = {
  ru,
  uz,
  'uz-Cyrl': textsInCyrillic(uz),
  en,
};
const policy = "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Answers a browser's page request that is refused before rendering, because of overload, with a page that is cheap to make, needs no
 * other file, and reloads automatically after the retry time.
 */
export function addProblemPages(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const code = isBrowsers(request) && typeof payload === 'string' ? codeOf(reply, payload) : null;
    if (code === null) return payload;
    reply.header('content-type', 'text/html; charset=utf-8').header('content-security-policy', policy);
    const path = pathOf(request);
    const again = request.method === 'GET' ? request.url : path;
    return problemPage({ code, language: languageOfPath(path), again });
  });
}

/** An address that the router cannot decode is shown to browsers as not found. No hook has run or will run for it. */
export function refusePage(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (!isBrowsers(request)) return refuseAddress(error, request, reply);
  const language = languageOfPath(pathOf(request));
  void reply
    .status(404)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': request.id,
    })
    .send(problemPage({ code: 'NOT_FOUND', language, again: null }));
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';

const isBrowsers = ({ headers, url }: FastifyRequest): boolean =>
  /\btext\/html\b/.test(headers.accept ?? '') && !/^\/(?:api|payments|health|assets)\//.test(url);

function codeOf(reply: FastifyReply, payload: string): ProblemCode | null {
  if (!String(reply.getHeader('content-type')).startsWith('application/problem+json')) return null;
  return (JSON.parse(payload) as { code: ProblemCode }).code; // server/kit/http/problems.ts wrote it
}

interface ProblemFacts {
  code: ProblemCode;
  language: PageLanguage;
  /** The address to retry; null if a retry is useless and the home page is offered instead. */
  again: string | null;
}

const homeOf = (language: PageLanguage): string => pathPrefix(language) || '/';
const toHome: Record<PageLanguage, string> = {
  ru: ruCommon.error.toHome,
  uz: uzCommon.error.toHome,
  'uz-Cyrl': textsInCyrillic(uzCommon.error.toHome),
  en: enCommon.error.toHome,
};

/** Delay before the page reloads automatically, seconds. */
const retryAfterSeconds = 6;

function problemPage({ code, language, again }: ProblemFacts): string {
  const { title, detail, again: tryAgain } = words[language];
  const [href, link] = again === null ? [homeOf(language), toHome[language]] : [again, tryAgain];
  const to = href.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const refresh =
    code === 'OVERLOADED' ? `<meta http-equiv="refresh" content="${retryAfterSeconds};url=${to}">` : '';
  return `<!DOCTYPE html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${refresh}<title>${title[code]} | Zarona</title></head>
<body style="margin:0;background:#fcfbf9;color:#20141a;font:400 17px/1.5 system-ui,sans-serif">
<main style="max-width:34rem;margin:0 auto;padding:20vh 20px 40px">
<p style="margin:0 0 40px;color:#4a1630;letter-spacing:.32em">ZARONA</p>
<h1 style="margin:0 0 12px;font-weight:400;font-size:28px;line-height:1.25">${title[code]}</h1>
<p style="margin:0 0 28px;color:#574950">${detail[code]}</p>
<p style="margin:0"><a href="${to}" style="display:inline-block;padding:14px 24px;background:#4a1630;color:#fcfbf9;text-decoration:none;border-radius:2px">${link}</a></p>
</main></body></html>
`;
}
