import type { Db } from '#database/connect.ts';
import { listPins, mostPins, type Pinned, pinProducts } from '../catalog/listing/pin-products.ts';
import { exitCodes, StopReason } from '../start/process/stop-reason.ts';
import { type Command, readArguments, UsageProblem } from './command.ts';

const usage = `npm run pins: what stands first when somebody searches for these words, in any script and form. Put several words in quotation marks.
  npm run pins                                lists what is pinned
  npm run pins -- set "<words>" <artikul> …   these pieces' models first, in this order; at most ${mostPins}
  npm run pins -- clear "<words>"             by relevance again`;

/** `npm run pins`, until the back-office replaces it. */
export const pinsCommand: Command<{ db: Db }> = {
  usage,
  read: (args) => {
    const { positionals } = readArguments(args, { usage, count: [0, 2 + mostPins] });
    const [command = 'list', text = '', ...artikuls] = positionals;
    switch (command) {
      case 'list':
        readArguments(positionals, { usage, count: [0, 1] });
        return ({ db }) => list(db);
      case 'set': {
        if (artikuls.length === 0) throw new UsageProblem(`Name one to ${mostPins} models.`, usage);
        const wanted = artikuls.map((word) => word.toUpperCase());
        return async ({ db }) =>
          `“${requireDone(await pinProducts(db, { text, artikuls: wanted }))}” begins with ${artikuls.join(', ')}.`;
      }
      case 'clear':
        readArguments(positionals, { usage, count: [2, 2] });
        return async ({ db }) =>
          `“${requireDone(await pinProducts(db, { text, artikuls: [] }))}” is sorted by relevance.`;
      default:
        throw new UsageProblem(`"${command}" is not known here.`, usage);
    }
  },
};

async function list(db: Db): Promise<string> {
  const rows = await listPins(db);
  if (rows.length === 0) return 'Nothing is pinned.';
  const queries = Map.groupBy(rows, ({ query }) => query);
  return [...queries]
    .map(([query, pins]) =>
      [`“${query}”`, ...pins.map(({ artikul, name }) => `  ${artikul}  ${name}`)].join('\n'),
    )
    .join('\n');
}

function requireDone(pinned: Pinned): string {
  if (pinned.ok) return pinned.query;
  switch (pinned.code) {
    case 'NO_WORDS':
      throw new UsageProblem('These words have no letter or digit to search by.', usage);
    case 'UNKNOWN':
      throw new StopReason(exitCodes.failed, `The shop has no ${pinned.artikuls.join(', ')}.`);
  }
}
