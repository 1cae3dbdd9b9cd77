import { addDays, weekday } from '#domain/units/tashkent-day.ts';
import type { LocalizedText } from '../../../../schema.ts';
import { mulberry32 } from '../../../random.ts';
import { minutesAfter, pastInstant } from '../past.ts';
import { type AuditContext, type Entry, updateOf } from './entry.ts';

/** Number of days of logins that have entries. */
const loginDays = 16;
const roles = ['OWNER', 'MANAGER', 'CONTENT', 'SUPPORT', 'WAREHOUSE', 'SELLER', 'ACCOUNTANT'] as const;

/** Returns entries for the office work of each role: logins, descriptions of models, exports of figures. */
export async function officeEntries(context: AuditContext): Promise<Entry[]> {
  return [...(await loginEntries(context)), ...(await modelEntries(context)), ...exportEntries(context)];
}

async function loginEntries({ client, today }: AuditContext): Promise<Entry[]> {
  const { rows } = await client.query<{ id: number; role: (typeof roles)[number] }>(
    `select id::integer as id, role from staff where email like '%@zarona.demo' order by id`,
  );
  const random = mulberry32(7919 * 2111);
  const entries: Entry[] = [];
  for (let daysAgo = loginDays; daysAgo > 0; daysAgo--)
    for (const { id, role } of rows) {
      const day = weekday(addDays(today, -daysAgo));
      const isAtWork = role === 'SELLER' || role === 'SUPPORT' ? day !== 3 : day < 6;
      const at = minutesAfter(pastInstant(today, daysAgo, '09:15'), random.whole(0, 55));
      if (!isAtWork) continue;
      const session = { staffId: id, resource: 'staff', record: id };
      // a mistyped password
      if (random.next() < 0.04)
        entries.push({ ...session, at: minutesAfter(at, -1), action: 'session.refused' });
      entries.push({ ...session, at, action: 'session.password' });
      entries.push({ ...session, at: new Date(at.getTime() + 14_000), action: 'session.begin' });
    }
  return entries;
}

interface ModelRow {
  id: number;
  artikul: string;
  description: LocalizedText;
}

/** Returns entries for occasional additions to the descriptions of models. */
async function modelEntries({ client, today, staff }: AuditContext): Promise<Entry[]> {
  const { rows } = await client.query<ModelRow>(
    `select id::integer as id, artikul, description from products
     where product_state = 'ACTIVE' and kind = 'jewel' and description ->> 'ru' like '%. %' order by id`,
  );
  return rows
    .filter((_row, nth) => nth % 4 === 1)
    .map(({ id, artikul, description }, nth) => ({
      at: minutesAfter(pastInstant(today, 2 + ((nth * 17) % 86), '11:05'), (nth * 37) % 300),
      staffId: staff.idOf(nth % 9 === 8 ? 'MANAGER' : 'CONTENT'),
      action: 'models.change',
      resource: 'model',
      record: artikul,
      changes: [updateOf('products', id, [{ description: withoutLast(description) }, { description }])],
    }));
}

const withoutLast = ({ uz, ru, en }: LocalizedText) => ({
  uz: withoutSentence(uz),
  ru: withoutSentence(ru),
  en: withoutSentence(en),
});

function withoutSentence(words: string): string {
  const end = words.trimEnd().slice(0, -1).lastIndexOf('. ');
  return end < 0 ? words : words.slice(0, end + 1);
}

/** Returns entries for the accountant's export of the figures on Mondays, and the manager's export of orders. */
function exportEntries({ today, staff }: AuditContext): Entry[] {
  const mondays = Array.from({ length: 90 }, (_, nth) => nth + 1).filter(
    (daysAgo) => weekday(addDays(today, -daysAgo)) === 1,
  );
  return mondays.flatMap((daysAgo) => [
    {
      at: pastInstant(today, daysAgo, '10:30'),
      staffId: staff.idOf('ACCOUNTANT'),
      action: 'exports.figures',
      resource: 'export',
      record: null,
    },
    {
      at: pastInstant(today, daysAgo, '17:50'),
      staffId: staff.idOf('MANAGER'),
      action: 'orders.export',
      resource: 'export',
      record: null,
    },
  ]);
}
