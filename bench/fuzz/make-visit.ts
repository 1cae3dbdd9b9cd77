import type { Random } from './pick.ts';
import { pick } from './pick.ts';
import { encode, type MadeRequest, corruptHeaders } from './make-request.ts';
import { oddText } from './odd-values.ts';
import type { FuzzedPage } from './page-list.ts';
import { type Language, languages } from '#contract/words.ts';

/** The input that a visit is made from. */
export interface VisitMaking {
  random: Random;
  /** Returns values known to the shop by the name of a field. */
  known: (name: string) => readonly unknown[];
  /** The text that no page may return unescaped. */
  planted: string;
}

export interface Visit extends MadeRequest {
  /** The language of the path. */
  language: Language;
  isAnswer: boolean;
}

/** Requests a page as a browser does, or submits one of its forms as a browser without scripts does, with odd values in it. */
export function makeVisit(page: FuzzedPage, making: VisitMaking): Visit {
  const { random } = making;
  const language = pick(random, languages) ?? 'ru';
  const path = page.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(valueOf(name, making)) || 'x');
  const data = random() < 0.1 ? '.data' : '';
  const url = `${language === 'ru' ? '' : `/${language}`}${language !== 'ru' && path === '/' ? '' : path}`;
  const form = page.form !== undefined && random() < 0.6 ? makeForm(page.form, making) : null;
  const visit: Visit = {
    method:
      form === null ? (pick(random, ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT'] as const) ?? 'GET') : 'POST',
    url: `${data === '' ? url : `${url === '/' ? '/_root' : url}${data}`}${queryOf(page.query ?? [], making)}`,
    headers: {
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      'accept-encoding': 'identity',
      ...(form !== null && { 'content-type': form.type }),
      ...cookiesOf(page, making),
    },
    payload: form?.body,
    language,
    isAnswer: page.isAnswer === true || data !== '',
  };
  if (random() < 0.25) corruptHeaders(visit, random, ['accept', 'accept-encoding']);
  return visit;
}

/** Session cookies are never sent to a page that would end the session. */
function cookiesOf({ path }: FuzzedPage, { random, known }: VisitMaking): { cookie?: string } {
  const cookieKind = path === '/logout' ? 'cookie' : (pick(random, ['cookie', 'tokenCookies']) ?? 'cookie');
  const all = [pick(random, known(cookieKind)), random() < 0.2 ? pick(random, oddCookies) : ''];
  const cookie = all.filter((one) => typeof one === 'string' && one !== '').join('; ');
  return cookie === '' ? {} : { cookie };
}

const oddCookies = [
  'cart=%00',
  'cart=%E0%A4%A',
  'cart="><script>',
  'access_token=x; refresh_token=y',
  'access_token=a.b.c',
  'refresh_token=../..',
  'role=eyJ',
  'role=%7B%7D.x',
  'lang=xx; lang=uz',
  'measured=<b>',
  'announcement=closed; =; ;;',
  `cart=${'9'.repeat(4_000)}`,
];

function queryOf(names: readonly string[], making: VisitMaking): string {
  const { random } = making;
  const pairs: string[] = [];
  const those = [...names, 'a[b]', '__proto__', 'q', 'token'];
  for (const name of those)
    if (random() < (names.includes(name) ? 2 / Math.max(names.length, 2) : 0.03))
      pairs.push(`${name}=${encode(valueOf(name, making))}`);
  if (random() < 0.04)
    pairs.push(pick(random, ['%', '%E0%A4%A=1', '=', '&&', 'page', 'page=1&page=2']) ?? '');
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

interface MadeForm {
  type: string;
  body: string | Buffer;
}

function makeForm({ fields, intents = [] }: NonNullable<FuzzedPage['form']>, making: VisitMaking): MadeForm {
  const { random } = making;
  const pairs: [string, string][] = fields
    .filter(() => random() < 0.85)
    .map((name) => [name, valueOf(name, making)]);
  if (intents.length > 0)
    pairs.push(['intent', random() < 0.1 ? oddText(random) : (pick(random, intents) ?? '')]);
  if (random() < 0.1)
    pairs.push([pick(random, ['__proto__', 'a[]', '', ...fields]) ?? '', valueOf('more', making)]);
  if (random() < 0.85)
    return {
      type: 'application/x-www-form-urlencoded',
      body: pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&'),
    };
  return oddForm(pairs, random);
}

/** A multipart body, with a file, truncated, or of a type that no form sends. */
function oddForm(pairs: [string, string][], random: Random): MadeForm {
  const parts = pairs.map(
    ([name, value]) =>
      `--part\r\ncontent-disposition: form-data; name="${name.replaceAll(/["\r\n]/g, '_')}"${random() < 0.1 ? '; filename="a.jpg"' : ''}\r\n\r\n${value.toWellFormed()}\r\n`,
  );
  const type = 'multipart/form-data; boundary=part';
  const made: (MadeForm | undefined)[] = [
    { type, body: `${parts.join('')}--part--\r\n` },
    { type, body: parts.join('').slice(0, -20) },
    { type: 'multipart/form-data', body: parts.join('') },
    { type: 'application/json', body: JSON.stringify(Object.fromEntries(pairs)) },
    { type: 'text/plain', body: 'intent=add' },
    { type: '', body: 'intent=add' },
    { type: 'application/x-www-form-urlencoded', body: Buffer.from([0x69, 0x3d, 0xc3, 0x28, 0xff, 0x00]) },
    { type: 'application/x-www-form-urlencoded', body: `a=${'x'.repeat(300_000)}` },
    { type: 'application/x-www-form-urlencoded', body: 'a=1&'.repeat(20_000) },
  ];
  return pick(random, made) ?? { type, body: '' };
}

function valueOf(name: string, { random, known, planted }: VisitMaking): string {
  const those = known(name);
  const kind = random();
  if (those.length > 0 && kind < 0.6) return String(pick(random, those));
  if (kind < 0.8) return planted;
  return oddText(random);
}
