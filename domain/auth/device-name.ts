type Rule = readonly [name: string, sign: RegExp];

/** The first matching rule wins: browsers claim to be each other, so the more specific ones come first. */
const browsers: readonly Rule[] = [
  ['Telegram', /Telegram/i],
  ['Instagram', /Instagram/],
  ['Facebook', /FBAN|FBAV/],
  ['Yandex Browser', /YaBrowser/],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera|OPT\//],
  ['Samsung Internet', /SamsungBrowser/],
  ['UC Browser', /UCBrowser|UCWEB/],
  ['Mi Browser', /MiuiBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS|Chromium/],
  ['Safari', /Safari/],
];

const systems: readonly Rule[] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh|Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux|X11/],
];

/**
 * Returns browser and system from a User-Agent, as in "Chrome, Android": names only, enough to recognize a device in the list of logins;
 * `?` if neither is known.
 */
export function deviceName(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 500);
  const find = (rules: readonly Rule[]) => rules.find(([, sign]) => sign.test(text))?.[0];
  const known = [find(browsers), find(systems)].filter((name) => name !== undefined);
  return known.length === 0 ? '?' : known.join(', ');
}
