import { formatCarats, formatMillimetres } from '#ui/format.ts';
import { StoneShape } from '#ui/pictures/stone-shape.tsx';
import type { PageLanguage } from '#contract/words.ts';
import { usePage } from '#storefront/shell/page.ts';
import type { T } from '#storefront/shell/i18n/texts.ts';
import type { StoneView } from '../facts/piece-facts.ts';
import { cutWords, treatmentWords } from './stone-words.ts';

const columns = ['treatment', 'shape', 'count', 'weight', 'size', 'color', 'clarity', 'cut'] as const;
type Column = (typeof columns)[number];
const unknown = '—';

/** Each kind of stone: a block on phones, a row of a table on wide screens. No cell is empty; "—" is explained (PDP-11). */
export function StoneTable({ stones }: { stones: StoneView[] }) {
  const { t, language } = usePage();
  const rows = stones.map((stone) => ({
    stone,
    name: nameWords(stone, t),
    cells: cellsOf(stone, { t, language }),
  }));
  const hasUnknown = rows.some(({ cells }) => Object.values(cells).includes(unknown));
  return (
    <section className="stones" data-shown="zr_stone_table" aria-labelledby="stones-title">
      <h2 className="h2" id="stones-title">
        {t('product:stonesTitle')}
      </h2>
      {stones.length === 0 && <p>{t('product:noStones')}</p>}
      {rows.map(({ stone, name, cells }) => (
        <div className="stone-block" key={name + cells.weight}>
          <h3>
            <StoneShape shape={stone.shape} />
            {name}
          </h3>
          <dl>
            {columns.map((column) => (
              <div key={column}>
                <dt>{t(`product:stone.${column}`)}</dt>
                <dd>{cells[column]}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      {stones.length > 0 && (
        <div className="stone-table">
          <table>
            <thead>
              <tr>
                <th scope="col">{t('product:stone.kind')}</th>
                {columns.map((column) => (
                  <th scope="col" key={column}>
                    {t(`product:stone.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, cells }) => (
                <tr key={name + cells.weight}>
                  <th scope="row">{name}</th>
                  {columns.map((column) => (
                    <td key={column}>{cells[column]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {hasUnknown && <p className="stones-note">{t('product:unstated')}</p>}
    </section>
  );
}

/** The origin of a stone is written in full next to its name, never only as a symbol. */
function nameWords(stone: StoneView, t: T): string {
  return t('product:kindWithOrigin', { name: stone.name, origin: t(`product:origin.${stone.origin}`) });
}

function cellsOf(
  stone: StoneView,
  { t, language }: { t: T; language: PageLanguage },
): Record<Column, string> {
  return {
    treatment: stone.treatment === null ? unknown : treatmentWords(stone.treatment, language),
    shape: stone.shapeName,
    count: String(stone.count),
    weight: weightWords(stone, { t, language }),
    size: stone.sizeMm === null ? unknown : formatMillimetres(stone.sizeMm, language),
    color: stone.color ?? unknown,
    clarity: stone.clarity ?? unknown,
    cut: stone.cut === null ? unknown : cutWords(stone.cut, language),
  };
}

function weightWords(
  { each, total, count }: StoneView,
  { t, language }: { t: T; language: PageLanguage },
): string {
  if (each === null || total === null) return unknown;
  if (count === 1) return formatCarats(total, language);
  return t('product:eachTotal', {
    count,
    each: formatCarats(each, language),
    total: formatCarats(total, language),
  });
}
