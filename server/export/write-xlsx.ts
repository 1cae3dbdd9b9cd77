import { tashkentClock } from '#domain/units/tashkent-clock.ts';
import { numberOfDay } from '#domain/units/tashkent-day.ts';
import { type Cell, type CellKind, type LongSheet, safeText } from './sheet.ts';
import { writeZip } from './write-zip.ts';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Cell styles: 0 default, 1 a day, 2 an instant, 3 the header; 14 and 22 are built-in formats. */
const styles = `${xml}<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/>
<xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="22" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`;

const relation = (id: number, kind: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${office}/${kind}" Target="${target}"/>`;
const relations = (...lines: string[]): string =>
  `${xml}<Relationships xmlns="${packages}/relationships">${lines.join('')}</Relationships>`;

/** Writes a workbook with one sheet: a bold, frozen header, numbers as numbers, days and instants as dates in Tashkent. */
export function writeXlsx(sheet: LongSheet, title: string): Promise<Buffer> {
  return writeZip({
    '[Content_Types].xml': `${xml}<Types xmlns="${packages}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(title.slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      relation(1, 'worksheet', 'worksheets/sheet1.xml'),
      relation(2, 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': sheetXml(sheet),
  });
}

/** Yields the sheet in parts, so that a long one is never in memory as a whole. */
async function* sheetXml({ columns, pages }: LongSheet): AsyncGenerator<string> {
  const heads = columns.map(({ head }) => textCell(head, 3)).join('');
  const widths = columns.map(
    ({ kind }, nth) =>
      `<col min="${nth + 1}" max="${nth + 1}" width="${kind === 'text' ? 22 : 16}" customWidth="1"/>`,
  );
  yield `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>
<cols>${widths.join('')}</cols><sheetData><row>${heads}</row>`;
  for await (const rows of pages)
    yield rows
      .map(
        (row) => `<row>${row.map((cell, nth) => cellXml(cell, columns[nth]?.kind ?? 'text')).join('')}</row>`,
      )
      .join('');
  yield '</sheetData></worksheet>';
}

function cellXml(cell: Cell, kind: CellKind): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (kind === 'day') return `<c s="1"><v>${serialOf(cell)}</v></c>`;
  if (kind === 'instant') return `<c s="2"><v>${serialOfInstant(cell)}</v></c>`;
  return textCell(safeText(cell));
}

const textCell = (text: string, style = 0): string =>
  `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** Spreadsheets count days from 30 December 1899. */
const serialOf = (day: string): number => numberOfDay(day) - numberOfDay('1899-12-30');

function serialOfInstant(instant: string): number {
  const [day = '', time = ''] = tashkentClock(new Date(instant)).split('T');
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return serialOf(day) + (hours * 3600 + minutes * 60 + seconds) / 86_400;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML does not allow. */
const unsayable = /[^\t\n\r\u0020-\uFFFD]/g;

/** Escapes a text for XML; characters that XML does not allow are removed. */
const escaped = (text: string): string =>
  text.replaceAll(unsayable, '').replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '');
