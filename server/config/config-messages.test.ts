import { expect, test } from 'vitest';
import { BadEnvironment } from './config-secret.ts';
import { readConfig } from './config.ts';

const SECRET_KEY = 'a-secret-for-tests-only-0123456789';

test('an SMS gateway and a mail server are accepted with everything they need', () => {
  const sms = { SMS_LOGIN: 'shop@zarona.uz', SMS_PASSWORD: 'open-sesame', SMS_SENDER: '4546' };
  const mail = { SMTP_URL: 'smtps://shop:secret@mail.uz:465', MAIL_FROM: 'Zarona <shop@zarona.uz>' };
  expect(readConfig({ SECRET_KEY, SMS: 'eskiz', ...sms, ...mail }).secrets).toMatchObject({
    sms: { name: 'eskiz', email: 'shop@zarona.uz', password: 'open-sesame', sender: '4546' },
    mail: { name: 'smtp', url: 'smtps://shop:secret@mail.uz:465', from: 'Zarona <shop@zarona.uz>' },
  });
  expect(readConfig({ SECRET_KEY, SMS: 'playmobile', ...sms }).secrets.sms).toMatchObject({
    name: 'playmobile',
    login: 'shop@zarona.uz',
  });
  expect(() => readConfig({ SECRET_KEY, SMS: 'eskiz', SMTP_URL: 'smtp://mail.uz' })).toThrow(
    new BadEnvironment([
      'SMS_LOGIN must be set together with SMS.',
      'SMS_PASSWORD must be set together with SMS.',
      'SMS_SENDER must be set together with SMS.',
      'MAIL_FROM must be set together with SMTP_URL.',
    ]),
  );
  expect(() => readConfig({ SECRET_KEY, SMTP_URL: 'mail:top-secret' })).toThrow(/^(?!.*top-secret)/s);
});

test('production sends no messages to a file', () => {
  const production = { NODE_ENV: 'production', SECRET_KEY, PUBLIC_URL: 'https://zarona.uz' };
  expect(readConfig(production).secrets).toMatchObject({ sms: { name: 'off' }, mail: { name: 'off' } });
});
