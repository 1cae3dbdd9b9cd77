/**
 * The letters oʻ and gʻ and the glottal stop ʼ, whichever sign was typed for them (GLOSSARY.md). What stands between words is left as it
 * is: it may be a quotation mark.
 */
export const uzbekLetters = (typed: string): string =>
  typed
    .replaceAll(/(?<=[oOgG])['‘’`´ʻʼ](?=\p{L}|\s|[.,;:!?»)]|$)/gu, 'ʻ')
    .replaceAll(/(?<=\p{L})['‘’`´](?=\p{L})/gu, 'ʼ');
