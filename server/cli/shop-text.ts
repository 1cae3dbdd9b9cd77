import type { Config } from '../config/config.ts';
import type { readSetup } from '../settings/setup.ts';

type Setup = Awaited<ReturnType<typeof readSetup>>;

/** Lists what a shop has and lacks before its first sale, one line each. Lines with `missing` name the screen or document that helps. */
export function shopText(
  { row: setup, steps }: Setup,
  { secrets, requiresPhoneCode, publicUrl }: Config,
): string {
  const { payme, click, uzum } = secrets.payments;
  const providers = Object.entries({ payme, click, uzum }).flatMap(([name, set]) => (set ? [name] : []));
  const line = (exists: boolean, text: string, help: string) =>
    exists ? `there     ${text}` : `missing   ${text}: ${help}`;
  const { undecided, published, drafts } = setup;
  const done = new Set(steps.flatMap(({ step, isDone }) => (isDone ? [step] : [])));
  return [
    `The shop at ${publicUrl}`,
    line(
      setup.params > 0 && setup.districts > 0,
      `reference data: ${setup.params} characteristics, ${setup.stoneKinds} kinds of stones, ${setup.districts} districts`,
      'the back-office, Today, or npm run shop -- init',
    ),
    line(
      setup.categories.length > 0,
      `categories: ${setup.categories.length}`,
      'the back-office, Today, or Catalogue → Categories',
    ),
    line(
      done.has('CONTACTS'),
      undecided.length === 0
        ? 'contacts and company'
        : `contacts and company, of which pages show examples: ${undecided.join(', ')}`,
      'the back-office, System → Settings',
    ),
    line(done.has('RATES'), 'metal rates of your own', 'the back-office, Prices → Rates'),
    line(done.has('STORES'), `stores: ${setup.stores}`, 'the back-office, Content → Stores'),
    line(
      done.has('PAGES'),
      `pages: ${published.length} published, ${drafts.length} drafts${drafts.length === 0 ? '' : ` (${drafts.join(', ')})`}`,
      'the back-office, Content → Pages',
    ),
    line(
      done.has('PIECES'),
      `on sale: ${setup.pieces} pieces of ${setup.models} models`,
      'the back-office, Catalogue, or Exchange → Imports (docs/runbooks/import.md)',
    ),
    line(
      done.has('PAYMENTS'),
      `payment providers: ${providers.length === 0 ? 'none, so that shoppers pay at the hand-over' : providers.join(', ')}`,
      'docs/runbooks/payments.md',
    ),
    line(
      done.has('MESSAGES'),
      `SMS: ${secrets.sms.name}${requiresPhoneCode ? ', and an order needs a code that is sent to the phone' : ''}`,
      'docs/runbooks/sms-and-mail.md',
    ),
    line(secrets.mail.name === 'smtp', `mail: ${secrets.mail.name}`, 'docs/runbooks/sms-and-mail.md'),
  ].join('\n');
}
