import { readChatSpelling } from './chat-spelling.ts';
import { foldWords, readWords, type FoldedWord } from './fold-words.ts';
import { inOtherLayout } from './keyboard-layout.ts';
import { readConditions, type Condition } from './read-conditions.ts';

/** The text between two spaces: its words, and its words in the other keyboard layout. */
export interface Chunk {
  typed: string;
  words: FoldedWord[];
  swapped: FoldedWord[];
}

/** A parsed query, before it is looked up in the catalogue. */
export interface TypedQuery {
  conditions: Condition[];
  chunks: Chunk[];
}

/** Parts after this number are ignored: nobody types so many on purpose, and each costs a lookup. */
const maxParts = 12;

export function readQuery(text: string): TypedQuery {
  const { rest, conditions } = readConditions(text.normalize('NFC'));
  const chunks = rest
    .split(/\s+/)
    .map((typed) => ({ typed, words: readTyped(typed), swapped: readTyped(inOtherLayout(typed)) }))
    .filter(({ words }) => words.length > 0)
    .slice(0, maxParts);
  return { conditions: conditions.slice(0, maxParts), chunks };
}

/** Chat spellings are additional keys: "white" contains a real w. */
function readTyped(text: string): FoldedWord[] {
  return readWords(text).map(({ written, keys }) => {
    const chat = readChatSpelling(written);
    return { written, keys: chat === null ? keys : [...new Set([...keys, ...foldWords(chat).flat()])] };
  });
}
