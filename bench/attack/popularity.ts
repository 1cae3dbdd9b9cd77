import { type Attack, codeOf, countOf, finding, runConcurrently, listOffers, openBrowser } from './attack.ts';

const batches = 420;
const eventsOfBatch = 50;

/** Line 4: anybody could change the order of "popular", and the rows filled the disk. */
export const popularity: Attack = {
  what: `4. ${batches} made-up sessions report ${batches * eventsOfBatch} looks at one model`,
  run: async (shop) => {
    const [offer] = await listOffers(shop, 1);
    const numbers = Array.from({ length: batches }, (_none, number) => number);
    const codes = await runConcurrently(numbers, {
      atOnce: 20,
      run: async () => {
        const browser = openBrowser(shop, shop.address());
        browser.jar['measurement'] = '1-yes';
        const session = crypto.randomUUID();
        browser.jar['measured'] = session;
        return codeOf(
          await browser.call('POST', '/api/v1/measurement/batches', {
            payload: batchOf(session, offer?.slug ?? ''),
          }),
        );
      },
    });
    const written = countOf(codes, '204');
    return [
      finding(
        written * eventsOfBatch <= 20_000,
        `${written * eventsOfBatch} rows written, ${countOf(codes, 'RATE_LIMITED')} batches refused`,
      ),
      finding(
        null,
        'that a network counts once a day for a model is shown by server/measurement/counts/popularity.test.ts: the order is counted once an hour',
      ),
    ];
  },
};

function batchOf(session: string, slug: string): object {
  const event = () => ({
    id: crypto.randomUUID(),
    name: 'view_item',
    at: new Date().toISOString(),
    pageType: 'product',
    items: [{ slug }],
    extra: {},
  });
  return {
    session,
    language: 'ru',
    loggedIn: false,
    device: 'phone',
    network: null,
    saveData: false,
    city: null,
    firstTouch: {},
    events: Array.from({ length: eventsOfBatch }, event),
  };
}
