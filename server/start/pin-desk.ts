import type { Db } from '#database/connect.ts';
import { listPins, mostPins, type Pinned, pinProducts } from '../catalog/pin-products.ts';
import { exitCodes, StopReason } from './stop-reason.ts';

const usage = `What stands first when somebody searches for these words, in any script and form. Put several words in quotation marks.
  npm run pins                                what is pinned
  npm run pins -- set "<words>" <artikul> …   these pieces' models first, in this order; at most ${mostPins}
  npm run pins -- clear "<words>"             by relevance again`;

/**
 * The staff's desk for pins, until they have a back-office: does what the words say and answers with what to print. Stops with a
 * sentence where they say nothing it knows.
 */
export async function workAtPinDesk(db: Db, words: readonly string[]): Promise<string> {
  const [command = 'list', text = '', ...artikuls] = words;
  switch (command) {
    case 'list':
      return list(db);
    case 'set': {
      if (artikuls.length === 0 || artikuls.length > mostPins)
        throw stop(`Name one to ${mostPins} pieces.\n${usage}`);
      const query = requireDone(
        await pinProducts(db, { text, artikuls: artikuls.map((word) => word.toUpperCase()) }),
      );
      return `“${query}” begins with ${artikuls.join(', ')}.`;
    }
    case 'clear': {
      const query = requireDone(await pinProducts(db, { text, artikuls: [] }));
      return `“${query}” is sorted by relevance.`;
    }
    default:
      throw stop(usage);
  }
}

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
      throw stop(usage);
    case 'UNKNOWN':
      throw stop(`The shop has no ${pinned.artikuls.join(', ')}.`);
  }
}

const stop = (sentence: string) => new StopReason(exitCodes.failed, sentence);
