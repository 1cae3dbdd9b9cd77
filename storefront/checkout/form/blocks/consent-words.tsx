import { usePage } from '#storefront/shell/page.ts';

/** The sentence of the consent; its documents open in a new tab, so that nothing typed is lost. */
export function ConsentWords() {
  const { t, links } = usePage();
  const pages = new Map([
    [t('checkout:consentTerms'), links.content('offer')],
    [t('checkout:consentData'), links.content('privacy')],
    [t('checkout:consentReturns'), links.content('returns')],
  ]);
  return cutAt(t('checkout:consent'), [...pages.keys()]).map((words) => {
    const href = pages.get(words);
    if (href === undefined) return words;
    return (
      <a key={words} href={href} target="_blank" rel="noreferrer">
        {words}
      </a>
    );
  });
}

/** Splits the sentence at the given phrases and keeps them as parts; their order differs between languages. */
export function cutAt(sentence: string, phrases: readonly string[]): string[] {
  let pieces = [sentence];
  for (const phrase of phrases)
    pieces = pieces.flatMap((piece) => {
      const start = piece.indexOf(phrase);
      if (start === -1) return [piece];
      return [piece.slice(0, start), phrase, piece.slice(start + phrase.length)];
    });
  return pieces.filter((piece) => piece !== '');
}
