import { fillText, plainSms } from '#contract/wording-rules.ts';
import { pathPrefix, type PageLanguage } from '#contract/words.ts';
import { tashkentDay, tashkentMinute } from '#domain/units/tashkent-day.ts';
import type { LocalizedText } from '#database/schema.ts';
import { textIn } from '#server/kit/texts/text-in.ts';
import { type Letter, writeLetter } from '#server/auth/codes/compose-message.ts';
import { type MessageWords, originalMessageWords } from '#server/kit/texts/message-words.ts';

/** The absolute address of a page in a language. */
function pageUrl(publicUrl: string, { language, path }: { language: PageLanguage; path: string }): string {
  return `${publicUrl}${pathPrefix(language)}${path}`;
}

interface Back {
  language: PageLanguage;
  words: MessageWords;
  publicUrl: string;
  artikul: string;
  name: LocalizedText;
  serialNumber: string;
  /** The key that ends the alert. */
  key: string;
}

/**
 * The facts of a message that a piece is back: its name, its page, and the link that stops further messages. The style number gives the
 * shortest address of a product.
 */
function backFacts({ language, publicUrl, artikul, name, serialNumber, key }: Back) {
  return {
    name: textIn(name, language),
    url: pageUrl(publicUrl, { language, path: `/product/${artikul}?piece=${serialNumber}` }),
    endUrl: pageUrl(publicUrl, { language, path: `/requests/notify/${key}` }),
  };
}

export function backSms(back: Back): string {
  return plainSms(fillText(back.words.request.sms.back, backFacts(back)));
}

export function backMail(back: Back): Letter {
  const { language, words, publicUrl } = back;
  const { name, url, endUrl } = backFacts(back);
  const { subject, lead, mail } = words.request;
  const paragraphs = [fillText(lead.back, { name }), url, mail.firstComes, mail.endBy, endUrl];
  return writeLetter({ language, subject: fillText(subject.back, { name }), paragraphs, publicUrl });
}

interface Booked {
  language: PageLanguage;
  words: MessageWords;
  publicUrl: string;
  store: LocalizedText;
  startsAt: Date;
  /** The key that opens the visit, for example to cancel it. */
  key: string;
  /** True if the visit was rescheduled. */
  isMoved: boolean;
}

export function visitSms({ language, words, publicUrl, store, startsAt, key, isMoved }: Booked): string {
  const facts = {
    // the SMS begins with the brand already
    store: textIn(store, language).replace(/^[^,]+,\s*/, ''),
    time: momentWords(startsAt),
    url: pageUrl(publicUrl, { language, path: `/requests/visit/${key}` }),
  };
  const { visit, visitMoved } = words.request.sms;
  return plainSms(fillText(isMoved ? visitMoved : visit, facts));
}

/** The lines of a request for the staff, who read Russian; empty ones are left out. */
export function shopMail({
  kind,
  lines,
  publicUrl,
}: {
  kind: 'CALLBACK' | 'VISIT';
  lines: readonly string[];
  publicUrl: string;
}): Letter {
  const subject = originalMessageWords.ru.request.shop[kind];
  const paragraphs = lines.filter((line) => line !== '');
  return writeLetter({ language: 'ru', subject, paragraphs, publicUrl });
}

/** For example 22.11, 15:00, Tashkent time, in the same form for every language. */
export function momentWords(instant: Date): string {
  const [, month, day] = tashkentDay(instant).split('-');
  const minute = tashkentMinute(instant);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day}.${month}, ${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
