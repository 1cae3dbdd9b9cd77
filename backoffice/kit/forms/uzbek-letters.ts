/**
 * Corrects the letters oʻ and gʻ and the glottal stop ʼ, whichever apostrophe was typed (GLOSSARY.md). A sign between
 * words is left unchanged, because it may be a quotation mark.
 */
export const uzbekLetters = (typed: string): string =>
  typed
    .replaceAll(/(?<=[oOgG])['‘’`´ʻʼ](?=\p{L}|\s|[.,;:!?»)]|$)/gu, 'ʻ')
    .replaceAll(/(?<=\p{L})['‘’`´](?=\p{L})/gu, 'ʼ');
