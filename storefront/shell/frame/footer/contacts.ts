import { formatPhone } from '#ui/format.ts';
import { useShellData, type ShopFacts } from '../shell-data.ts';

/** How to reach people, as pages show it: the same everywhere on the site (WCAG 3.2.6). */
export interface Contacts {
  phone: { shown: string; href: string };
  /** The phone within a sentence: no line ends inside of it. */
  phoneInText: string;
  telegram: { shown: string; href: string };
}

export function contactsOf({ phone, telegram }: Pick<ShopFacts, 'phone' | 'telegram'>): Contacts {
  const shown = formatPhone(phone);
  return {
    phone: { shown, href: `tel:${phone}` },
    phoneInText: shown.replaceAll(' ', '\u00A0').replaceAll('-', '-\u2060'),
    telegram: { shown: `@${telegram}`, href: `https://t.me/${telegram}` },
  };
}

export const useContacts = (): Contacts => contactsOf(useShellData().shop);

/** Stands in the words of an answer where the shop's phone belongs: `WordsWithPhone` puts it there. */
export const phonePlace = '{phone}';
