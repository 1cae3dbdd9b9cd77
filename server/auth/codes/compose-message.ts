import type { PageLanguage } from '#contract/words.ts';
import en from '#texts/en/messages.json' with { type: 'json' };
import ru from '#texts/ru/messages.json' with { type: 'json' };
import uz from '#texts/uz/messages.json' with { type: 'json' };
import { textsInCyrillic } from '#texts/cyrillic/to-cyrillic.ts';

/** Codes that travel by mail. */
export type MailPurpose = 'REGISTER_EMAIL' | 'RESET_PASSWORD' | 'CHANGE_EMAIL' | 'PROVE_EMAIL';

/** Mails that come in place of a code, because of what the shop may not answer (decisions 6). */
export type Notice = 'ALREADY_REGISTERED' | 'NO_ACCOUNT';

const words: Record<PageLanguage, typeof ru> = { ru, uz, 'uz-Cyrl': textsInCyrillic(uz), en };

/**
 * The SMS with a code: one to all gateways, in 70 letters of Cyrillic or 160 of GSM-7, which has no ʻ and no ʼ (integrations.md 4.4).
 * By its last line the phone fills the code in by itself, on this very host only (WebOTP).
 */
export function codeSms({
  language,
  code,
  host,
}: {
  language: PageLanguage;
  code: string;
  host: string;
}): string {
  return `${plainSms(fill(words[language].sms.code, { code }))}\n@${host} #${code}`;
}

/** A text in the letters that an SMS has room for. */
export function plainSms(text: string): string {
  return text.replaceAll(/[ʻʼ]/g, "'").replaceAll('\u00A0', ' ');
}

export interface MailFacts {
  kind: MailPurpose | Notice;
  language: PageLanguage;
  code: string;
  publicUrl: string;
}

/** A mail as people read it: the same in words and in HTML. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
}

/** A mail of a code, or of a notice, in which the code does not appear. */
export function codeMail({ kind, language, code, publicUrl }: MailFacts): Letter {
  const { subject, lead, mail } = words[language];
  const hasCode = kind !== 'ALREADY_REGISTERED' && kind !== 'NO_ACCOUNT';
  const paragraphs = [lead[kind], ...(hasCode ? [code, mail.goodFor] : []), mail.ignore];
  return writeLetter({ language, subject: subject[kind], paragraphs, code, publicUrl });
}

/** Paragraphs as a mail of the shop, in lines where they have some; the one that is the `code` is set large, one that is an address is a link. */
export function writeLetter({
  language,
  subject,
  paragraphs,
  code,
  publicUrl,
}: {
  language: PageLanguage;
  subject: string;
  paragraphs: readonly string[];
  code?: string;
  publicUrl: string;
}): Letter {
  const html = paragraphs.map((text) => (text === code ? codeParagraph(code) : paragraph(text)));
  return {
    subject,
    text: `${[...paragraphs, `Zarona · ${publicUrl}`].join('\n\n')}\n`,
    html: page({ language, title: subject, paragraphs: [...html, shopParagraph(publicUrl)] }),
  };
}

function page({
  language,
  title,
  paragraphs,
}: {
  language: PageLanguage;
  title: string;
  paragraphs: string[];
}): string {
  const style = 'max-width:34rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 sans-serif;color:#2b2622';
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="${style}">
${paragraphs.join('\n')}
</body>
</html>
`;
}

function paragraph(text: string): string {
  const words = escapeHtml(text).replaceAll('\n', '<br>\n');
  return /^https?:\/\/\S+$/.test(text) ? `<p><a href="${words}">${words}</a></p>` : `<p>${words}</p>`;
}

const codeParagraph = (code: string): string =>
  `<p style="font-size:28px;font-weight:600;letter-spacing:.2em">${escapeHtml(code)}</p>`;

const shopParagraph = (publicUrl: string): string =>
  `<p style="color:#7a716a">Zarona · <a href="${escapeHtml(publicUrl)}" style="color:inherit">${escapeHtml(new URL(publicUrl).host)}</a></p>`;

function fill(text: string, facts: Record<string, string>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => facts[name] ?? '');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
