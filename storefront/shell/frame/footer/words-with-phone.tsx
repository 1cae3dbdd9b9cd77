import { phonePlace, useContacts } from './contacts.ts';

/** A sentence in which the placeholder of the shop's phone is replaced by a link that dials it. */
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
