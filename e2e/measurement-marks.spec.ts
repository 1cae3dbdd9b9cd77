import { expect, test, type APIRequestContext } from '@playwright/test';
import { Value } from 'typebox/value';
import { measuredLists } from '#contract/measurement-words.ts';
import { eventExtras, type EventName } from '#contract/measurement.ts';
import { certificateId } from '#domain/catalog/certificate-id.ts';
import { putIntoCart } from './support/cart.ts';

// Elements declare the events of their use (storefront/measurement/). The declarations on the shop's real pages are
// checked against the contract.

/** A page, and the events that it must declare at least. */
const pages: [path: string, marks: string[]][] = [
  ['/', ['list new']],
  ['/catalog/koltsa', []],
  [
    '/product/koltso-lastochka',
    [
      'zr_gallery?kind=thumbnail',
      'zr_gallery?kind=zoom',
      'zr_gallery?kind=real-size',
      'zr_price_breakdown',
      'zr_stone_table',
      'zr_hallmark_open',
      'list related',
    ],
  ],
  ['/cart', ['list cart', 'remove_from_cart']],
  ['/checkout', []],
  ['/size-guide', []],
  [`/certificate/${certificateId(2026, 101)}`, ['zr_certificate_check?found=true']],
  [`/certificate/${certificateId(2026, 999_999)}`, ['zr_certificate_check?found=false']],
  ['/requests/call-back', ['zr_ask?channel=callback']],
];

interface Mark {
  path: string;
  /** As written in the page, before a form fills in values. */
  text: string;
}

async function marksOf(request: APIRequestContext, path: string): Promise<Mark[]> {
  const html = await (await request.get(path)).text();
  const events = [...html.matchAll(/\sdata-(?:gesture|happened|shown)="([^"]*)"/g)].flatMap(([, all = '']) =>
    all.replaceAll('&amp;', '&').split(' '),
  );
  const lists = [...html.matchAll(/\sdata-list="([^"]*)"/g)].map(([, list]) => `list ${list}`);
  return [...events, ...lists].map((text) => ({ path, text }));
}

const isKnown = (name: string): name is EventName => Object.hasOwn(eventExtras, name);

/** Why the server would refuse the event; null if it would not. */
function faultOf({ text }: Mark): string | null {
  if (text.startsWith('list '))
    return measuredLists.some((list) => text === `list ${list}`) ? null : 'is no list of the contract';
  const [name = '', query = ''] = text.split('?', 2);
  if (!isKnown(name)) return 'is no event of the contract';
  const schema = eventExtras[name];
  const extra = Object.fromEntries(new URLSearchParams(query));
  const unknown = Object.keys(extra).filter((field) => !Object.hasOwn(schema.properties, field));
  if (unknown.length > 0) return `has no ${unknown.join(', ')}`;
  // `{kind}` is filled in from the form when it is sent
  if (Object.values(extra).some((value) => value.startsWith('{'))) return null;
  return Value.Check(schema, Value.Convert(schema, extra)) ? null : 'lacks a field, or has a wrong one';
}

test(
  'every event and list declared on pages is in the contract, and the pages still declare them',
  { tag: '@once' },
  async ({ request }) => {
    await putIntoCart(request, 'ZR-062');
    for (const [path, expected] of pages) {
      const marks = await marksOf(request, path);
      expect(
        marks.map((mark) => ({ ...mark, fault: faultOf(mark) })).filter(({ fault }) => fault !== null),
      ).toEqual([]);
      expect({ path, marks: marks.map(({ text }) => text) }).toEqual({
        path,
        marks: expect.arrayContaining(expected),
      });
    }
  },
);
