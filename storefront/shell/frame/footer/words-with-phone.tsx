import { phone, phoneInText } from './contacts.ts';

/** A sentence in which the shop's phone, where it stands (`phoneInText`), is called by a tap. */
export function WordsWithPhone({ words }: { words: string }) {
  const at = words.indexOf(phoneInText);
  if (at < 0) return words;
  return (
    <span>
      {words.slice(0, at)}
      <a href={phone.href}>{phoneInText}</a>
      {words.slice(at + phoneInText.length)}
    </span>
  );
}
