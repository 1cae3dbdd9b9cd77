import { deepEqual, doesNotMatch, rejects } from 'node:assert/strict';
import { type Mail, type MailFailure, MailFault, type MailProvider } from './port.ts';

/** Access of a test to the receiving mailboxes. */
export interface MailDriver {
  provider: MailProvider;
  /** The received emails as a mail program shows them, oldest first. */
  taken: () => Promise<Mail[]>;
  /** `begin` makes the adapter refuse every email for the reason `why`; one entry for each reason it can distinguish. */
  refusals: readonly { why: MailFailure; begin: () => void }[];
}

const mail: Mail = {
  to: 'nilufar@example.uz',
  subject: 'Подтвердите почту: oʻzbekcha ham',
  text: 'Код: 123456\n\nZarona · https://zarona.uz\n',
  html: '<p>Код: <b>123456</b> oʻ &amp; ʼ</p>\n',
};

/** Cases that every mail provider must pass. Each starts with one that works. */
export const mailCases: readonly { name: string; run: (driver: MailDriver) => Promise<void> }[] = [
  {
    name: 'delivers subject, text and HTML unchanged',
    run: async ({ provider, taken }) => {
      await provider.send(mail);
      deepEqual(await taken(), [mail]);
    },
  },
  {
    name: 'delivers many at once, each to its mailbox',
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
    name: 'escapes a subject that looks like a header',
    run: async ({ provider, taken }) => {
      await provider.send({ ...mail, subject: 'Code\r\nBcc: thief@example.com' });
      deepEqual(
        (await taken()).map(({ to }) => to),
        [mail.to],
      );
    },
  },
  {
    name: 'reports why an email was not accepted, without its address, its code or a secret',
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
