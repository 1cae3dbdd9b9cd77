import type { Config } from '../config/config.ts';
import type { loadShopCounts } from '../content/edit-content.ts';

type Counts = Awaited<ReturnType<typeof loadShopCounts>>;

/**
 * Returns what a shop has and what it needs before its first sale, one line each; a line that begins with `missing` names the command to
 * run.
 */
export function shopText(counts: Counts, { secrets, requiresPhoneCode, publicUrl }: Config): string {
  const { payme, click, uzum } = secrets.payments;
  const providers = Object.entries({ payme, click, uzum }).flatMap(([name, set]) => (set ? [name] : []));
  const line = (isThere: boolean, text: string, help: string) =>
    isThere ? `there     ${text}` : `missing   ${text}: ${help}`;
  return [
    `The shop at ${publicUrl}`,
    line(
      counts.params > 0 && counts.districts > 0,
      `reference data: ${counts.params} characteristics, ${counts.stoneKinds} kinds of stones, ${counts.districts} districts`,
      'npm run shop -- init',
    ),
    line(counts.categories > 0, `categories: ${counts.categories}`, 'npm run shop -- init --categories all'),
    line(counts.stores > 0, `stores: ${counts.stores}`, 'npm run shop -- store <file.json>'),
    line(
      counts.undecided.length === 0,
      counts.undecided.length === 0
        ? 'contacts and company'
        : `contacts and company, of which pages show examples: ${counts.undecided.join(', ')}`,
      'the back-office, System → Settings',
    ),
    line(
      counts.drafts.length === 0 && counts.published.length > 0,
      `pages: ${counts.published.length} published, ${counts.drafts.length} drafts${counts.drafts.length === 0 ? '' : ` (${counts.drafts.join(', ')})`}`,
      'npm run shop -- page <slug> --from <folder>',
    ),
    line(
      counts.pieces > 0,
      `on sale: ${counts.pieces} pieces of ${counts.models} models`,
      'the back-office, Exchange → Imports (docs/runbooks/import.md)',
    ),
    line(
      providers.length > 0,
      `payment providers: ${providers.length === 0 ? 'none, so that one pays at the hand-over' : providers.join(', ')}`,
      'docs/runbooks/payments.md',
    ),
    line(
      secrets.sms.name !== 'off' && secrets.sms.name !== 'file',
      `SMS: ${secrets.sms.name}${requiresPhoneCode ? ', and a phone is proven by a code before an order' : ''}`,
      'docs/runbooks/sms-and-mail.md',
    ),
    line(secrets.mail.name === 'smtp', `mail: ${secrets.mail.name}`, 'docs/runbooks/sms-and-mail.md'),
  ].join('\n');
}
