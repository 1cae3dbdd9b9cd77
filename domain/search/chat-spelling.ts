// Spellings of Uzbek in chats: one character for two letters (integrations.md 8.5, step 5).

const signs: Record<string, string> = { w: 'sh', '4': 'ch', '6': 'sh' };
const letters = /[\p{L}]/u;

/** "qaldirgo4" → "qaldirgoch", "6okila" → "shokila". Null for a word without such characters, and for a number. */
export function readChatSpelling(word: string): string | null {
  if (!/[w46]/.test(word) || !letters.test(word.replaceAll('w', '')) || /[0-35789]/.test(word)) return null;
  return word.replace(/[w46]/g, (sign) => signs[sign] ?? sign);
}
