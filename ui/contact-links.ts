/** A phone without spaces and other marks: +998712000000. */
export const plainPhone = (phone: string): string => phone.replaceAll(/[^+\d]/g, '');

/** The link that calls a phone; its number may be written with spaces. */
export const phoneHref = (phone: string): string => `tel:${plainPhone(phone)}`;

/** The link to an account of Telegram, by its name or its phone. */
export const telegramHref = (account: string): string => `https://t.me/${account}`;
