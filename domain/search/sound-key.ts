// One key for spellings that sound alike (integrations.md 8.5, step 5).

const rules: readonly (readonly [heard: RegExp, written: string])[] = [
  [/shch|sch|tsh/g, 'sh'],
  [/tch/g, 'ch'],
  [/ts|tz/g, 's'],
  [/dj|zh/g, 'j'],
  [/kh|x/g, 'h'],
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/c(?!h)/g, 's'],
  [/w/g, 'v'],
  [/ye/g, 'e'],
  [/yo/g, 'o'],
  [/y/g, 'i'],
  [/o/g, 'u'],
  [/(.)\1+/g, '$1'],
];

/** Returns the sound key of a Latin key: brilyant and brilliant are both "briliant", yoqut and yokut both "ukut". */
export function soundKey(latin: string): string {
  return rules.reduce((text, [heard, written]) => text.replace(heard, written), latin);
}
