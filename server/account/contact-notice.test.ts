import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { type NoticeDeps, contactNoticeJob, sendContactChanged } from './contact-notice.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const [old, next] = ['+998901112233', '+998934445566'];
const user = { phone: old, email: 'old@example.com', language: 'ru' } as const;

describe('the recipient of the notice of a new contact', () => {
  it.each([
    [
      'the old phone if the phone was changed',
      user,
      { phone: next },
      { changed: 'PHONE', by: 'SMS', to: old },
    ],
    [
      'the old email if the email was changed',
      user,
      { email: 'new@example.com' },
      { changed: 'EMAIL', by: 'EMAIL', to: 'old@example.com' },
    ],
    [
      'the phone if a first email was added',
      { ...user, email: null },
      { email: 'new@example.com' },
      { changed: 'EMAIL', by: 'SMS', to: old },
    ],
    [
      'the email if a first phone was added',
      { ...user, phone: null },
      { phone: next },
      { changed: 'PHONE', by: 'EMAIL', to: 'old@example.com' },
    ],
  ])('is %s', (_what, before, contact, payload) => {
    expect(contactNoticeJob(before, contact)?.payload).toEqual({ ...payload, language: 'ru' });
  });

  it('is nobody when nothing changed', () => {
    expect(contactNoticeJob(user, { phone: old })).toBeUndefined();
    expect(contactNoticeJob(user, { email: 'old@example.com' })).toBeUndefined();
  });
});

/** An SMS provider and a mail provider that record what they send. */
function post() {
  const got: object[] = [];
  const deps: NoticeDeps = {
    db: database.db,
    sms: { name: 'recording', send: async (sms) => void got.push(sms) },
    mail: { name: 'recording', send: async (mail) => void got.push(mail) },
    publicUrl: 'https://zarona.example',
  };
  return { got, deps };
}

describe('the notice', () => {
  it('is short by SMS and uses only SMS characters', async () => {
    const { got, deps } = post();
    await sendContactChanged(deps, { changed: 'PHONE', language: 'uz', by: 'SMS', to: old });
    await sendContactChanged(deps, { changed: 'EMAIL', language: 'ru', by: 'SMS', to: old });
    expect(got).toEqual([
      {
        to: old,
        text: "Zarona: hisobingizdagi telefon raqami o'zgardi. Buni siz qilmagan bo'lsangiz, qo'ng'iroq qiling.",
      },
      { to: old, text: 'Zarona: почта вашего аккаунта изменена. Не вы? Позвоните нам.' },
    ]);
  });

  it('is in Cyrillic for users who read Uzbek in Cyrillic', async () => {
    const { got, deps } = post();
    await sendContactChanged(deps, { changed: 'PHONE', language: 'uz-Cyrl', by: 'SMS', to: old });
    expect(got).toEqual([{ to: old, text: expect.stringMatching(/ҳисобингиздаги телефон рақами ўзгарди/) }]);
  });

  it('says by mail what to do, and does not contain the new contact', async () => {
    const { got, deps } = post();
    await sendContactChanged(deps, { changed: 'EMAIL', language: 'en', by: 'EMAIL', to: 'old@example.com' });
    expect(got).toEqual([
      expect.objectContaining({
        to: 'old@example.com',
        subject: 'Your account has a new email address',
        text: expect.stringContaining('If it was not you, please call us'),
        html: expect.stringContaining('https://zarona.example'),
      }),
    ]);
  });

  it('is not sent where messages are switched off', async () => {
    const off = { db: database.db, sms: undefined, mail: undefined, publicUrl: 'https://zarona.example' };
    await expect(
      sendContactChanged(off, { changed: 'PHONE', language: 'ru', by: 'SMS', to: old }),
    ).resolves.toBeUndefined();
  });

  it('with an invalid payload is an error that the queue shows', async () => {
    await expect(sendContactChanged(post().deps, { to: old })).rejects.toThrow('Parse');
  });
});
