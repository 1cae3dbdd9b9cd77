// A word typed while the keyboard was switched to the other alphabet (integrations.md 8.7).

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`" + 'QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>~';
const cyrillicKeys = 'йцукенгшщзхъфывапролджэячсмитьбюё' + 'ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮЁ';

const swapped = new Map<string, string>([
  ...Array.from(latinKeys, (key, place): [string, string] => [key, cyrillicKeys[place] ?? key]),
  ...Array.from(cyrillicKeys, (key, place): [string, string] => [key, latinKeys[place] ?? key]),
]);

/**
 * The same keys in the other layout, position by position: ",hfcktn" → "браслет", "гягл" → "uzuk". Takes what stands between
 * two spaces whole: a comma may be a б.
 */
export function inOtherLayout(typed: string): string {
  return Array.from(typed, (sign) => swapped.get(sign) ?? sign).join('');
}
