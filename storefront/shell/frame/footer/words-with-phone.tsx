import { phonePlace, useContacts } from './contacts.ts';

/** A sentence in which the shop's phone, where its place is, is called by a tap. */
export function WordsWithPhone({ words }: { words: string }) {
  const { phone, phoneInText } = useContacts();
  const at = words.indexOf(phonePlace);
  if (at < 0) return words;
  return (
    <span>
      {words.slice(0, at)}
      <a href={phone.href}>{phoneInText}</a>
      {words.slice(at + phonePlace.length)}
    </span>
  );
}
