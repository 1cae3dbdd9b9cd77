interface Typed {
  /** The Russian, Uzbek and English text, as typed. */
  texts: readonly unknown[];
  /** The place of this language among them. */
  place: number;
  isRequired: boolean;
  /** Whether it is expected even if no language is written; undefined = no. */
  isExpected?: boolean | undefined;
}

export interface TextMarks {
  length: number;
  /** It is empty, although it is required or expected, or another language is written. */
  isMissing: boolean;
  /** The Russian text to start from; null = it is that text, is not empty, or there is none. */
  russian: string | null;
}

const writtenIn = (text: unknown): string => (typeof text === 'string' ? text : '');

/** What a field of a text in three languages says about it. */
export function textMarks({ texts, place, isRequired, isExpected = false }: Typed): TextMarks {
  const written = texts.map(writtenIn);
  const [russian = ''] = written;
  const own = written[place] ?? '';
  const isWritten = written.some((text) => text.trim() !== '');
  return {
    length: own.length,
    isMissing: own.trim() === '' && (isRequired || isExpected || isWritten),
    russian: place > 0 && own === '' && russian.trim() !== '' ? russian : null,
  };
}
