import { fillText } from '#contract/wording-rules.ts';
import { fillPlaceholders, type PagePlaceholder } from '#contract/page-placeholders.ts';
import type { ContentPage, PageBlock, PageBody, RichText } from '#contract/page.ts';
import type { Language } from '#contract/words.ts';
import { phoneHref, telegramHref } from '#ui/contact-links.ts';
import { formatPhone, formatSom, nbsp, formatTaxNumber } from '#ui/format.ts';
import en from '#texts/en/page-units.json' with { type: 'json' };
import ru from '#texts/ru/page-units.json' with { type: 'json' };
import uz from '#texts/uz/page-units.json' with { type: 'json' };
import type { ShopFacts } from '../shop.ts';

const words: Record<Language, Partial<Record<string, string>>> = { ru: ru.count, uz: uz.count, en: en.count };

/** A page as shoppers read it: what is in braces is what the shop's settings say now. */
export function fillPage(page: ContentPage, shop: ShopFacts): ContentPage {
  return {
    ...page,
    bodyUz: filledBody(page.bodyUz, { shop, language: 'uz' }),
    bodyRu: filledBody(page.bodyRu, { shop, language: 'ru' }),
    bodyEn: filledBody(page.bodyEn, { shop, language: 'en' }),
  };
}

interface Filling {
  shop: ShopFacts;
  language: Language;
}

function filledBody(body: PageBody, filling: Filling): PageBody {
  const values = valuesOf(filling);
  const fill = (text: string) => fillPlaceholders(text, values);
  const rich = (text: RichText): RichText =>
    text.map((run) =>
      typeof run === 'string' ? fill(run) : { text: fill(run.text), href: hrefOf(run.href, filling.shop) },
    );
  const filled = (block: PageBlock): PageBlock => {
    switch (block.kind) {
      case 'heading':
        return { ...block, text: fill(block.text) };
      case 'paragraph':
      case 'note':
        return { ...block, text: rich(block.text) };
      case 'list':
        return { ...block, items: block.items.map(rich) };
      case 'table':
        return { ...block, head: block.head.map(fill), rows: block.rows.map((row) => row.map(fill)) };
      case 'picture':
        return { ...block, alt: fill(block.alt) };
      case 'part':
        return block;
    }
  };
  return body.map(filled);
}

function valuesOf({ shop, language }: Filling): Record<PagePlaceholder, string> {
  const count = (unit: Unit, number: number) => counted(language, unit, number);
  return {
    returnDays: count('days', shop.returnDays),
    returnDaysWithin: count('daysWithin', shop.returnDays),
    pickupHours: count('hours', shop.pickupHours),
    pickupHoursWithin: count('hoursWithin', shop.pickupHours),
    holdMinutes: count('minutes', shop.holdMinutes),
    paymentMinutes: count('minutes', shop.paymentMinutes),
    visitLeadHours: count('hours', shop.visitLeadHours),
    onlineLimit: formatSom(shop.onlineLimit, language),
    phone: formatPhone(shop.phone).replaceAll(' ', nbsp),
    telegram: shop.telegram,
    email: shop.email ?? '',
    answersFrom: String(shop.answersFrom),
    answersTo: String(shop.answersTo),
    company: shop.legal[language],
    taxNumber: formatTaxNumber(shop.taxNumber),
  };
}

type Unit = 'days' | 'daysWithin' | 'hours' | 'hoursWithin' | 'minutes';

/** `21 день`, in the form of the number. */
function counted(language: Language, unit: Unit, number: number): string {
  const form = new Intl.PluralRules(language).select(number);
  const text = words[language][`${unit}_${form}`] ?? words[language][`${unit}_other`] ?? '';
  return fillText(text, { count: number });
}

/** Where a link with a placeholder leads. */
function hrefOf(href: string, { phone, telegram }: ShopFacts): string {
  if (href === '{phone}') return phoneHref(phone);
  return href === '{telegram}' ? telegramHref(telegram) : href;
}
