// `npm run bench:lighthouse [path …]`: runs Lighthouse on the shop as `npm start` opens it, with the demo and its pictures ready: the
// mobile profile with its simulated slow 4G. npx installs Lighthouse when this command runs, not with every install of the shop.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { certificateId } from '#domain/catalog/certificate-id.ts';
import { commandLine, exitWithUsage } from '#server/cli/command.ts';
import { findBrowser } from '#tools/browser.ts';
import { createShopFolder, startShop } from './started-shop.ts';

const version = '13.5.0';
const pages = [
  '/',
  '/catalog/koltsa',
  '/product/koltso-lastochka',
  '/nikoh-moments',
  '/stores',
  `/certificate/${certificateId(2026, 101)}`,
];

/** The parts of a report that are used here. */
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
}

const usage =
  'npm run bench:lighthouse [path …]: Lighthouse, mobile profile, of the started shop; a path begins with /.';
const { positionals: wanted } = commandLine({ usage, count: [0, 100] });
const wrong = wanted.find((page) => !page.startsWith('/'));
if (wrong !== undefined) exitWithUsage(`"${wrong}" is no path.`, usage);

const folder = createShopFolder();
const shop = startShop(folder);
try {
  const [, url = ''] = await shop.waitFor(/Zarona is open: (http:\/\/\S+)/);
  // the shop prepares them in the background, so visitors do not wait for them
  await shop.waitFor(/pictures of the tiles are ready/);
  console.log('| page | performance | accessibility | best practices | SEO | LCP | TBT | CLS |');
  console.log('|---|---|---|---|---|---|---|---|');
  for (const page of wanted.length > 0 ? wanted : pages) print(page, look(url + page));
} finally {
  await shop.end();
  rmSync(folder, { recursive: true, force: true });
}

function look(url: string): Report {
  const browser = findBrowser();
  const report = path.join(folder, 'report.json');
  const flags = ['--headless=new', ...browser.args].join(' ');
  execFileSync(
    'npx',
    [
      '--yes',
      `lighthouse@${version}`,
      url,
      '--output=json',
      `--output-path=${report}`,
      '--quiet',
      `--chrome-flags=${flags}`,
    ],
    { env: { ...process.env, ...browser.env, CHROME_PATH: browser.executablePath }, stdio: 'inherit' },
  );
  return JSON.parse(readFileSync(report, 'utf8')) as Report; // written by that version
}

function print(page: string, { categories, audits }: Report): void {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map(score);
  console.log(
    `| ${page} | ${scores.join(' | ')} | ${(value('largest-contentful-paint') / 1000).toFixed(1)} s | ` +
      `${value('total-blocking-time').toFixed(0)} ms | ${value('cumulative-layout-shift').toFixed(3)} |`,
  );
  if (scores.slice(1).some((of) => of < 100))
    for (const { score: of, title } of Object.values(audits)) if (of === 0) console.log(`  failed: ${title}`);
}
