let leaked: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether a password is among the fifty thousand most frequent ones in published leaks. The list is loaded when the first password is
 * chosen, because most processes never need its megabytes.
 */
export async function isLeakedPassword(password: string): Promise<boolean> {
  leaked ??= readLeaked();
  return (await leaked).has(password.toLowerCase());
}

async function readLeaked(): Promise<ReadonlySet<string>> {
  const { default: passwords } = await import('@zxcvbn-ts/language-common/src/passwords.json', {
    with: { type: 'json' },
  });
  return new Set(passwords);
}
