import { deepEqual, doesNotMatch, rejects } from 'node:assert/strict';
import { type Mail, type MailFailure, MailFault, type MailProvider } from './port.ts';

/** How a test looks into the mailboxes at the other end. */
export interface MailDriver {
  provider: MailProvider;
  /** What arrived, as a mail program would show it, the oldest first. */
  taken: () => Promise<Mail[]>;
  /** `begin` makes the adapter refuse every mail for the reason `why`, for each reason that it can tell apart. */
  refusals: readonly { why: MailFailure; begin: () => void }[];
}

const mail: Mail = {
  to: 'nilufar@example.uz',
  subject: 'Подтвердите почту: oʻzbekcha ham',
  text: 'Код: 123456\n\nZarona · https://zarona.uz\n',
  html: '<p>Код: <b>123456</b> oʻ &amp; ʼ</p>\n',
};

/** What every way to a mailbox must do the same. Each starts with one that works. */
export const mailCases: readonly { name: string; run: (driver: MailDriver) => Promise<void> }[] = [
  {
    name: 'brings subject, words and HTML as they are, letter by letter',
    run: async ({ provider, taken }) => {
      await provider.send(mail);
      deepEqual(await taken(), [mail]);
    },
  },
  {
    name: 'brings many at once, each to its mailbox',
    run: async ({ provider, taken }) => {
      const many = Array.from({ length: 10 }, (_each, index) => ({
        ...mail,
        to: `shopper${index}@example.uz`,
      }));
      await Promise.all(many.map((one) => provider.send(one)));
      const byAddress = (list: readonly Mail[]) => list.toSorted((a, b) => a.to.localeCompare(b.to));
      deepEqual(byAddress(await taken()), many);
    },
  },
  {
    name: 'takes a subject for a subject, whatever it says',
    run: async ({ provider, taken }) => {
      await provider.send({ ...mail, subject: 'Code\r\nBcc: thief@example.com' });
      deepEqual(
        (await taken()).map(({ to }) => to),
        [mail.to],
      );
    },
  },
  {
    name: 'says why a mail was not taken, without its address, its code or a secret',
    run: async ({ provider, taken, refusals }) => {
      for (const { why, begin } of refusals) {
        begin();
        await rejects(provider.send(mail), (error) => {
          doesNotMatch(String(error), /nilufar|123456|secret/);
          return error instanceof MailFault && error.why === why;
        });
      }
      deepEqual(await taken(), []);
    },
  },
];
