import { fillText, plainSms } from '#contract/wording-rules.ts';
import type { PageLanguage } from '#contract/words.ts';
import type { MessageWords } from '#server/kit/texts/message-words.ts';

/** Purposes whose codes are sent by mail. */
export type MailPurpose = 'REGISTER_EMAIL' | 'RESET_PASSWORD' | 'CHANGE_EMAIL' | 'PROVE_EMAIL';

/** Mails sent instead of a code, because the response must not reveal whether there is an account (decisions 6). */
export type Notice = 'ALREADY_REGISTERED' | 'NO_ACCOUNT';

/**
 * The SMS with a code, the same for all gateways: at most 70 Cyrillic characters, or 160 of GSM-7, which has no ʻ and no ʼ (integrations.md
 * 4.4).
 * Its last line lets the phone fill in the code on this host (WebOTP).
 */
export function codeSms({ words, code, host }: { words: MessageWords; code: string; host: string }): string {
  return `${plainSms(fillText(words.sms.code, { code }))}\n@${host} #${code}`;
}

export interface MailFacts {
  kind: MailPurpose | Notice;
  language: PageLanguage;
  words: MessageWords;
  code: string;
  publicUrl: string;
}

/** A mail with the same texts in plain text and in HTML. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
}

/** Composes a mail with a code, or with a notice, which does not contain the code. */
export function codeMail({ kind, language, words, code, publicUrl }: MailFacts): Letter {
  const { subject, lead, mail } = words;
  const hasCode = kind !== 'ALREADY_REGISTERED' && kind !== 'NO_ACCOUNT';
  const paragraphs = [lead[kind], ...(hasCode ? [code, mail.goodFor] : []), mail.ignore];
  return writeLetter({ language, subject: subject[kind], paragraphs, code, publicUrl });
}

/**
 * Composes a mail of the shop from paragraphs, which may have several lines. The paragraph equal to `code` is set in large type; an address
 * becomes a link.
 */
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

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
