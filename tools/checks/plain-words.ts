import { parseSync, Visitor } from 'oxc-parser';
import type { Source } from '../fence/imports.ts';

/** Words refused in names (docs/style.md, 42), each with a plain replacement. */
const refused = new Map([
  ['kept', 'stored, cached, reserved, found'],
  ['ask', 'request, query, fetch'],
  ['asks', 'requests, queries, fetches'],
  ['asked', 'requested, queried, fetched'],
  ['asker', 'requester'],
  ['asking', 'requesting, querying, fetching'],
  ['tell', 'send, report, notify'],
  ['tells', 'sends, reports, notifies'],
  ['telling', 'sending, reporting, notifying'],
  ['told', 'sent, reported, notified'],
  ['others', 'what they are: related products, other ways, the rest'],
  ['beside', 'next to, with, concurrent'],
  ['besides', 'also, except'],
  ['whoever', 'who it is'],
  ['worn', 'model photo'],
  ['leisure', 'throttle'],
  ['door', 'handler, entry'],
  ['doubt', 'discrepancy'],
  ['doubts', 'discrepancies'],
  ['desk', 'command'],
  ['feast', 'holiday'],
  ['feasts', 'holidays'],
]);

interface Exception {
  name: string;
  where: RegExp;
  why: string;
}

/**
 * Names that stay, with the reason. Strings are not checked; those that have an old word, and why they stay:
 * - `TOLD`, `KEPT` (states of alerts and visits), `keptUntil`, `others`, `zr_ask`: on the wire, and in rows;
 * - `KEPT` (reports of imports), `doubt-<number>` (idempotency keys of refunds), `kept.…` (tokens of the test bank's cards): in rows;
 * - `tell-contact-changed`, `tell-stock-alert`, `tell-shop-of-request`: names of jobs, which may wait in the queue;
 * - `asked` (session storage): stored in browsers;
 * - `payment_doubts`, `DOUBT_CLOSED`, files of migrations: history of the database, never edited.
 */
const exceptions: Exception[] = [
  {
    name: 'keptUntil',
    where: /^(?:contract\/order|server\/order\/wire|storefront\/order\/order-detail(?:\.test)?)\.ts$/,
    why: 'on the wire: until when a store reserves an order for pickup; the page calls it `collectBy`',
  },
  {
    name: 'others',
    where: /^(?:contract\/catalog|server\/certificate|storefront\/certificate)\//,
    why: 'on the wire: the other certificates of a piece',
  },
  { name: 'zr_ask', where: /^contract\/measurement\.ts$/, why: 'on the wire and in rows: a measured event' },
  { name: 'TOLD', where: /^storefront\/requests\//, why: 'on the wire and in rows: a state of an alert' },
  {
    name: 'KEPT',
    where: /^(?:backoffice\/people\/visits|server\/request\/staff)\//,
    why: 'on the wire and in rows: a state of a visit',
  },
  { name: 'KEPT', where: /^server\/import\//, why: 'in rows: a code in the report of an import' },
  // the drawing of the shop's façade, which has a door
  { name: 'door', where: /^tools\/assets\/facade/, why: 'a drawn door' },
  { name: 'doorX', where: /^tools\/assets\/facade/, why: 'a drawn door' },
  { name: 'doorWidth', where: /^tools\/assets\/facade/, why: 'a drawn door' },
  { name: 'isDoorLeft', where: /^tools\/assets\/facade/, why: 'a drawn door' },
];

/** Finds identifiers and file names with refused words: where they are, and the replacement. */
export function findOldWords(sources: Source[]): string[] {
  return sources.flatMap(({ path, text }) => {
    const names = new Set<string>(path.split('/'));
    const note = ({ name }: { name: string }) => void names.add(name);
    new Visitor({ Identifier: note, JSXIdentifier: note, PrivateIdentifier: note }).visit(
      parseSync(path, text).program,
    );
    return [...names].flatMap((name) =>
      isException(path, name)
        ? []
        : wordsOf(name).flatMap((word) => {
            const plain = refused.get(word);
            return plain === undefined ? [] : [`${path}: ${name}: rather ${plain}`];
          }),
    );
  });
}

function isException(path: string, name: string): boolean {
  return exceptions.some((exception) => exception.name === name && exception.where.test(path));
}

function wordsOf(name: string): string[] {
  return name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase());
}
