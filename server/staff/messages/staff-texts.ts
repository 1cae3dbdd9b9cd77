import type { StaffTemplate } from '#contract/admin/staff-message.ts';
import { plainSms } from '#contract/wording-rules.ts';
import type { MessageWords } from '#server/kit/texts/message-words.ts';

/** Texts that can be used without an order; the others name an order. */
const ofAnybody: readonly StaffTemplate[] = ['MISSED_CALL'];
const ofOrders: readonly StaffTemplate[] = ['MISSED_CALL', 'DELAYED', 'BRING_DOCUMENT'];

/** The texts for the shopper of an order, or for a person without one. */
export const templatesFor = (number: string | null): readonly StaffTemplate[] =>
  number === null ? ofAnybody : ofOrders;

interface SmsFacts {
  words: MessageWords;
  /** The number of the order that the message is about. */
  number: string | null;
  /** The phone that the shop answers, a setting. */
  shopPhone: string;
  /** For PASSPORT: the piece, and the address of its page. */
  serial?: string;
  url?: string;
}

/** Returns an approved text as the shopper reads it. */
export function staffSms(template: StaffTemplate, { words, ...facts }: SmsFacts): string {
  const text: string = words.staff[template];
  return plainSms(
    text.replaceAll(
      /\{\{(number|shopPhone|serial|url)\}\}/g,
      (_whole, name: keyof typeof facts) => facts[name] ?? '',
    ),
  );
}
