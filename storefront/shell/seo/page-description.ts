import type { T } from '../i18n/texts.ts';

const [shortest, longest] = [130, 155];

/**
 * The description for search engines: 130 to 155 characters (SEO-4). A shorter text is extended with sentences about
 * the shop; a longer one is cut, at the end of a sentence if enough remains.
 */
export function readDescription(text: string, t: T): string {
  if (text.length > longest) return cut(text);
  if (text.length >= shortest) return text;
  const sentences = [
    t('meta:each'),
    t('meta:passport'),
    t('meta:stores'),
    t('meta:delivery'),
    t('meta:whole'),
    t('meta:shop'),
  ];
  const tails = sentences.flatMap((one, place) => [
    one,
    ...sentences.slice(place + 1).map((other) => `${one} ${other}`),
  ]);
  const filled = ['', ...tails].map((tail) => (tail ? `${text} ${tail}` : text));
  const fitting = filled.filter(({ length }) => length <= longest);
  return (
    fitting.find(({ length }) => length >= shortest) ??
    fitting.toSorted((one, other) => other.length - one.length)[0] ??
    text
  );
}

function cut(text: string): string {
  const sentence = text.slice(0, longest).lastIndexOf('. ') + 1;
  if (sentence >= shortest) return text.slice(0, sentence);
  const start = text.slice(0, longest - 1);
  return `${start.slice(0, start.lastIndexOf(' ')).replace(/[\s,.;:–—-]+$/, '')}…`;
}
