import { execFileSync, spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { root } from './run.ts';

/** A browser for tests: `env` must be added to the environment in which it is started. */
export interface Browser {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
  /** Where it was found, for messages. */
  from: string;
}

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Returns Playwright's options for starting the browser that was found. */
export function launchOptions(): {
  executablePath: string;
  args: string[];
  env: Record<string, string | undefined>;
} {
  const { executablePath, args, env } = findBrowser();
  return { executablePath, args, env: { ...process.env, ...env } };
}

/** Returns CHROMIUM_PATH, otherwise the browser installed by npm (the same on every machine), otherwise the system's. */
export function findBrowser(): Browser {
  // Chromium's sandbox refuses root; a test browser opens only our own shop.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const given = process.env['CHROMIUM_PATH'];
  if (given) return { executablePath: given, args, env: {}, from: 'CHROMIUM_PATH' };
  const fromNpm = join(root, 'node_modules/@sparticuz/chromium');
  if (
    process.platform === 'linux' &&
    process.arch === 'x64' &&
    existsSync(join(fromNpm, 'bin/chromium.br'))
  ) {
    return { ...unpacked(fromNpm), args };
  }
  const executablePath = systemBrowsers.find((path) => existsSync(path));
  if (executablePath) return { executablePath, args, env: {}, from: 'the system' };
  throw new Error(
    'There is no browser for the tests: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

function unpacked(fromNpm: string): Omit<Browser, 'args'> {
  const version = readVersion(join(fromNpm, 'package.json'));
  const folder = join(cacheFolder(), `chromium-${version}`);
  const executablePath = join(folder, 'chromium');
  if (!existsSync(executablePath)) unpack(join(fromNpm, 'bin'), folder);
  const env: Record<string, string> = { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
  // A machine without NSS gets the copy installed by npm; one with NSS must not mix the two.
  const starts = spawnSync(executablePath, ['--version'], { env: {} }).status === 0;
  if (!starts) env['LD_LIBRARY_PATH'] = join(folder, 'al2023/lib');
  return { executablePath, env, from: `npm (${version})` };
}

/** Unpacks into a temporary folder that is then renamed, so that concurrent or interrupted runs leave no partial browser. */
function unpack(packed: string, folder: string): void {
  const half = `${folder}.${process.pid}`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true });
  writeFileSync(join(half, 'chromium'), brotliDecompressSync(readFileSync(join(packed, 'chromium.br'))), {
    mode: 0o755,
  });
  for (const name of readdirSync(packed).filter((file) => file.endsWith('.tar.br'))) {
    const into = name.startsWith('swiftshader') ? half : join(half, name.replace('.tar.br', ''));
    mkdirSync(into, { recursive: true });
    const input = brotliDecompressSync(readFileSync(join(packed, name)));
    execFileSync('tar', ['xf', '-', '-C', into, '--no-same-owner'], { input });
  }
  writeFileSync(join(half, 'fonts.conf'), fontConfiguration(folder));
  try {
    renameSync(half, folder);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Without a font configuration, text is silently blank on a machine that has none. */
function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<fontconfig><dir>${folder}/fonts/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>
`;
}

function cacheFolder(): string {
  const sharedCache = join(root, 'node_modules/.cache');
  try {
    mkdirSync(sharedCache, { recursive: true });
    accessSync(sharedCache, constants.W_OK);
    return sharedCache;
  } catch {
    // node_modules may belong to another user
    return join(tmpdir(), `zarona-cache-${process.getuid?.() ?? 0}`);
  }
}

function readVersion(file: string): string {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return parsed !== null && typeof parsed === 'object' && 'version' in parsed
    ? String(parsed.version)
    : 'unknown';
}
