import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mailCases, type MailDriver } from './conformance.ts';
import type { Mail, MailFailure } from './port.ts';
import { createSmtp } from './smtp.ts';

const from = 'Zarona <shop@zarona.uz>';
const mail: Mail = { to: 'nilufar@example.uz', subject: 'Code', text: '123456\n', html: '<p>123456</p>\n' };

/** Opens a real mail server that accepts one login. */
async function openMailServer() {
  const letters: { to: string; raw: string }[] = [];
  const state = { fault: 'NONE' as 'NONE' | MailFailure };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'shop' && password === 'a-secret'
        ? done(null, { user: username })
        : done(new Error('Invalid username or password')),
    onRcptTo: ({ address }, _session, done) => {
      if (state.fault === 'NONE') return done();
      const responseCode = state.fault === 'REFUSED' ? 550 : 451;
      return done(Object.assign(new Error(`<${address}> not now`), { responseCode }));
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address).join();
        letters.push({ to, raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const account = { url: `smtp://shop:a-secret@127.0.0.1:${port}`, from };
  const driver: MailDriver = {
    provider: createSmtp(account),
    taken: () => Promise.all(letters.map(open)),
    refusals: (['REFUSED', 'UNAVAILABLE'] as const).map((why) => ({
      why,
      begin: () => {
        state.fault = why;
      },
    })),
  };
  return { driver, provider: driver.provider, letters, port };
}

async function open({ to, raw }: { to: string; raw: string }): Promise<Mail> {
  const letter = await PostalMime.parse(raw);
  // the line end that terminates a MIME part is not part of the email
  const words = (part: string | undefined) => (part ?? '').replace(/\n$/, '');
  return { to, subject: letter.subject ?? '', text: words(letter.text), html: words(letter.html) };
}

describe('SMTP passes the conformance suite', () => {
  it.each(mailCases)('$name', async ({ run }) => {
    const { driver } = await openMailServer();
    await expect(run(driver)).resolves.toBeUndefined();
  });
});

describe('SMTP', () => {
  it('the mail server receives the sender', async () => {
    const { provider, letters } = await openMailServer();
    await provider.send(mail);
    const letter = await PostalMime.parse(letters[0]?.raw ?? '');
    expect(letter.from).toMatchObject({ name: 'Zarona', address: 'shop@zarona.uz' });
    expect(letter.to).toMatchObject([{ address: 'nilufar@example.uz' }]);
  });

  it('a refused login is not reported as a refused email, and the error contains no password', async () => {
    const { port } = await openMailServer();
    const stranger = createSmtp({ url: `smtp://shop:wrong-secret@127.0.0.1:${port}`, from });
    await expect(stranger.send(mail)).rejects.toMatchObject({
      why: 'UNAVAILABLE',
      message: 'the mail server did not accept an email: EAUTH 535',
    });
  });

  it('an unreachable mail server is a temporary fault', async () => {
    const absent = createSmtp({ url: 'smtp://127.0.0.1:1', from, timeoutMs: 500 });
    await expect(absent.send(mail)).rejects.toMatchObject({ why: 'UNAVAILABLE' });
  });
});
