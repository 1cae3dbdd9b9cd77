import { readFileSync } from 'node:fs';

/**
 * Reads secrets from files instead of variables, as a vault or a container runtime mounts them: `SECRET_KEY_FILE=/run/secrets/key` sets
 * SECRET_KEY to the file's content without the trailing line break. Returns the secrets by variable name, and the errors as sentences.
 */
export function readMountedSecrets(
  env: Record<string, string | undefined>,
  names: ReadonlySet<string>,
): { secrets: Record<string, string>; problems: string[] } {
  const secrets: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of names) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) problems.push(`${name} and ${name}_FILE are both set: which one counts?`);
    else
      try {
        secrets[name] = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'unknown';
        problems.push(`${name}_FILE must be a file that this user may read, not "${file}" (${reason}).`);
      }
  }
  return { secrets, problems };
}
