import { createHash } from 'node:crypto';

// Design of the pages of the test bank and the simulators: plain, without a script, and different from the shop.

const style = `
*{box-sizing:border-box}
body{margin:0;background:#FCFBF9;color:#20141A;font:16px/24px system-ui,sans-serif}
main{max-width:440px;margin:0 auto;padding:56px 20px}
h1{font-size:28px;line-height:34px;font-weight:400;margin:0 0 8px}
p{margin:0 0 24px;color:#574950}
dl{display:flex;justify-content:space-between;gap:16px;margin:0 0 32px;padding:16px 0;border-block:1px solid #DDD6D0}
dt{font-size:14px;line-height:20px;color:#74656C}
dd{margin:0;font-size:18px}
label{display:block;font-size:14px;line-height:20px;font-weight:500;margin-bottom:8px}
input{width:100%;height:52px;padding:0 16px;font:inherit;background:#FFFFFF;border:1px solid #8F8187;border-radius:2px}
select{width:100%;height:52px;padding:0 12px;font:inherit;background:#FFFFFF;border:1px solid #8F8187;border-radius:2px}
input[aria-invalid=true]{border:2px solid #A3232B}
.mistake{margin:8px 0 0;font-size:14px;line-height:20px;color:#A3232B}
button{display:block;width:100%;min-height:52px;margin-top:16px;padding:0 24px;font:500 16px/20px system-ui,sans-serif;border-radius:2px;border:1px solid #4A1630;background:#4A1630;color:#FFFFFF}
button.quiet{background:transparent;border-color:#20141A;color:#20141A}
:focus-visible{outline:2px solid #20141A;outline-offset:2px}
h2{font-size:14px;line-height:20px;font-weight:500;margin:40px 0 8px}
ul{margin:0;padding:0;list-style:none}
li{display:flex;justify-content:space-between;gap:16px;padding:8px 0;border-bottom:1px solid #DDD6D0;font-size:14px;line-height:20px}
li span:first-child{font-variant-numeric:tabular-nums;user-select:all}
li button{display:flex;justify-content:space-between;gap:16px;min-height:48px;margin:0;padding:12px 0;border:0;background:none;color:inherit;font:14px/20px system-ui,sans-serif;text-align:start;cursor:pointer}
li button span:first-child{white-space:nowrap}
li button span:last-child{text-align:end}
li button:hover span:last-child{text-decoration:underline;text-underline-offset:4px}
li:has(button){padding:0}
b{font-weight:500;color:#20141A}
a{color:#20141A;text-underline-offset:4px}
pre{margin:0;font:13px/20px ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
.exchanges li{display:block}
.exchanges{margin-bottom:24px}
`;

/** The hash of the style that all these pages share, for their content security policy. */
export const styleSource: string = `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** No script, one known style; forms submit to the page's own origin and may redirect to these addresses. */
function bankPolicy(leadsTo: readonly string[] = []): string {
  return [
    "default-src 'none'",
    styleSource,
    ["form-action 'self'", ...leadsTo].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** Headers of such a page, which is private to the shopper. */
export function bankHeaders(leadsTo: readonly string[] = []): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': bankPolicy(leadsTo),
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  };
}

/** Returns a whole page in the bank's design; `body` is HTML. */
export function html({ language, title, body }: { language: string; title: string; body: string }): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><main>${body}</main></body></html>`;
}

/** `7 270 000 soʻm`, with no-break spaces. */
export function formatSom({ amountSom, language }: { amountSom: number; language: string }): string {
  const digits = String(amountSom).replaceAll(/\B(?=(\d{3})+$)/g, language === 'en' ? ',' : '\u00A0');
  return `${digits}\u00A0${language === 'ru' ? 'сум' : 'soʻm'}`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
