// SQL fragments with which PostgreSQL builds the JSON of responses (the reason is in wire-product-queries.ts).

/** The three columns of a text; a missing language falls back to Russian. */
export const words = (column: string, name: 'name' | 'description' | 'alt' | 'saleReason'): string => `
  coalesce(nullif(${column}->>'uz', ''), ${column}->>'ru') as "${name}Uz", ${column}->>'ru' as "${name}Ru",
  coalesce(nullif(${column}->>'en', ''), ${column}->>'ru') as "${name}En"`;

/** The texts as stored: a missing language has no fallback. */
export const ownWords = (column: string, name: 'seoTitle' | 'seoDescription'): string =>
  (['Uz', 'Ru', 'En'] as const)
    .map((language) => `nullif(${column}->>'${language.toLowerCase()}', '') as "${name}${language}"`)
    .join(', ');

export const slugs = (table: string): string =>
  `${table}.slug_uz as "slugUz", ${table}.slug_ru as "slugRu", ${table}.slug_en as "slugEn"`;

/** Aggregates rows into an array in their order; [] if there are none. */
export const arrayOf = (rows: string): string =>
  `coalesce((select json_agg(entry) from (${rows}) entry), '[]')`;

/** Measures are stored as integers of a small unit; a quotient as double has the same digits as in JavaScript. */
export const millimeters = (column: string): string => `${column} / 100::float8`;

/** The contract's Stone for each stone of the piece `i`, main stone first. */
export const stonesOfPiece = `
  select s.kind, ${words('k.name', 'name')}, s.carat_thousandths / 1000::float8 as weight, 'ct' as unit, s.count,
    s.carat_thousandths * s.count / 1000::float8 as "totalWeight", ${millimeters('s.size_hundredths_mm')} as "sizeMm", s.shape,
    s.color, s.clarity, s.cut, s.polish, s.symmetry, s.fluorescence, ${millimeters('s.length_hundredths_mm')} as "lengthMm",
    ${millimeters('s.width_hundredths_mm')} as "widthMm", ${millimeters('s.depth_hundredths_mm')} as "depthMm",
    s.depth_tenths_percent / 10::float8 as "depthPercent", s.table_tenths_percent / 10::float8 as "tablePercent",
    s.treatment, s.origin, s.is_main as "isMain"
  from stones s join stone_kinds k on k.kind = s.kind
  where s.item_id = i.id
  order by s.is_main desc, s.position, s.id`;
