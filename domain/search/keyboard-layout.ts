// A word typed while the keyboard was in the other layout (integrations.md 8.7).

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`" + 'QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>~';
const cyrillicKeys = 'йцукенгшщзхъфывапролджэячсмитьбюё' + 'ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮЁ';

const swapped = new Map<string, string>([
  ...Array.from(latinKeys, (key, place): [string, string] => [key, cyrillicKeys[place] ?? key]),
  ...Array.from(cyrillicKeys, (key, place): [string, string] => [key, latinKeys[place] ?? key]),
]);

/**
 * Returns the same keys in the other layout, position by position: ",hfcktn" → "браслет", "гягл" → "uzuk". The input is everything between
 * two spaces, because a comma may be a б.
 */
export function inOtherLayout(typed: string): string {
  return Array.from(typed, (sign) => swapped.get(sign) ?? sign).join('');
}
