import { describe, expect, it } from 'vitest';
import { originalMessageWords } from '#server/kit/texts/message-words.ts';
import { codeMail, codeSms } from './compose-message.ts';

const languages = ['ru', 'uz', 'en'] as const;
const code = '004217';
const host = 'zarona.uz';
const gsm7 = /^[\n !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z]*$/;

describe('the SMS with a code', () => {
  it('in Russian fits into the 70 characters of one SMS', () => {
    expect(codeSms({ words: originalMessageWords.ru, code, host }).length).toBeLessThanOrEqual(70);
  });

  it.each(['uz', 'en'] as const)('in %s has only characters of which one SMS has 160', (language) => {
    const text = codeSms({ words: originalMessageWords[language], code, host });
    expect(text).toMatch(gsm7);
    expect(text.length).toBeLessThanOrEqual(160);
  });

  it.each(languages)('in %s ends as phones require to fill the code in on this host', (language) => {
    expect(codeSms({ words: originalMessageWords[language], code, host }).split('\n').at(-1)).toBe(
      '@zarona.uz #004217',
    );
  });
});

describe('a mail', () => {
  const publicUrl = 'https://zarona.uz';

  it.each(languages)('with a code in %s has it once in plain text and once in HTML', (language) => {
    const { subject, text, html } = codeMail({
      kind: 'REGISTER_EMAIL',
      language,
      words: originalMessageWords[language],
      code,
      publicUrl,
    });
    expect(subject).not.toContain(code);
    expect([text.split(code).length, html.split(code).length]).toEqual([2, 2]);
    expect(html).toContain(`<html lang="${language}">`);
  });

  it.each(['ALREADY_REGISTERED', 'NO_ACCOUNT'] as const)('with a notice (%s) has no code', (kind) => {
    const { text, html } = codeMail({
      kind,
      language: 'ru',
      words: originalMessageWords.ru,
      code,
      publicUrl,
    });
    expect(text + html).not.toContain(code);
  });

  it('has the same texts in HTML and in plain text', () => {
    const { text, html } = codeMail({
      kind: 'CHANGE_EMAIL',
      language: 'uz',
      words: originalMessageWords.uz,
      code,
      publicUrl,
    });
    const shown = html.slice(html.indexOf('<body')).replaceAll(/<[^>]+>/g, '');
    for (const paragraph of text.split('\n\n').slice(0, -1)) expect(shown).toContain(paragraph);
  });
});
