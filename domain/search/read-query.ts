import { readChatSpelling } from './chat-spelling.ts';
import { foldWords, readWords, type FoldedWord } from './fold-words.ts';
import { inOtherLayout } from './keyboard-layout.ts';
import { readConditions, type Condition } from './read-conditions.ts';

/** What stands between two spaces: its words, and those it has when the keyboard was in the other layout. */
export interface Chunk {
  typed: string;
  words: FoldedWord[];
  swapped: FoldedWord[];
}

/** A query taken apart, before anybody looks what the catalogue has of it. */
export interface TypedQuery {
  conditions: Condition[];
  chunks: Chunk[];
}

/** What comes behind so many is not read: nobody means it, and each costs a look at the catalogue. */
const mostParts = 12;

export function readQuery(text: string): TypedQuery {
  const { rest, conditions } = readConditions(text.normalize('NFC'));
  const chunks = rest
    .split(/\s+/)
    .map((typed) => ({ typed, words: readTyped(typed), swapped: readTyped(inOtherLayout(typed)) }))
    .filter(({ words }) => words.length > 0)
    .slice(0, mostParts);
  return { conditions: conditions.slice(0, mostParts), chunks };
}

/** Chat spellings are additional keys: "white" really has a w. */
function readTyped(text: string): FoldedWord[] {
  return readWords(text).map(({ written, keys }) => {
    const chat = readChatSpelling(written);
    return { written, keys: chat === null ? keys : [...new Set([...keys, ...foldWords(chat).flat()])] };
  });
}
