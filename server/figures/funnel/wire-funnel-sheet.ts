import { type Funnel, funnelSteps, type FunnelPartName } from '#contract/admin/figures/funnel.ts';
import type { Language } from '#contract/words.ts';
import type { Sheet } from '#server/export/sheet.ts';
import en from '#texts/en/bo-figures.json' with { type: 'json' };
import ru from '#texts/ru/bo-figures.json' with { type: 'json' };
import uz from '#texts/uz/bo-figures.json' with { type: 'json' };

type Words = Pick<typeof en, 'funnel'>;
const words: Record<Language, Words> = { ru, uz, en };

/** The text for a part's value; values without a text, such as the code of a city, are returned unchanged. */
const valueIn = ({ funnel }: Words, by: FunnelPartName, value: string | null): string =>
  value === null
    ? funnel.unknown
    : (new Map<string, string>(Object.entries(by === 'CITY' ? {} : funnel.value)).get(value) ?? value);

/** One row per step: all sessions, those of the previous period, and one column per part. */
export function funnelSheet(
  { steps, parts }: Pick<Funnel, 'steps' | 'parts'>,
  { by, language }: { by: FunnelPartName; language: Language },
): Sheet {
  const said = words[language];
  const heads = [
    said.funnel.sessions,
    said.funnel.before,
    ...parts.map(({ value }) => valueIn(said, by, value)),
  ];
  return {
    columns: [
      { head: said.funnel.step, kind: 'text' },
      ...heads.map((head) => ({ head, kind: 'number' as const })),
    ],
    rows: steps.map(({ step, sessions, before }) => [
      said.funnel.name[step],
      sessions,
      before,
      ...parts.map((part) => part.sessions[funnelSteps.indexOf(step)] ?? 0),
    ]),
  };
}
