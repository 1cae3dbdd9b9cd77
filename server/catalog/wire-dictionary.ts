import type { Dictionary } from '#contract/catalog/dictionary.ts';
import type { LocalizedText } from '#database/schema.ts';
import type { FacetName } from '#domain/catalog/facets.ts';
import { names } from '#server/kit/wire.ts';
import type { CatalogIndex } from './index/catalog-index.ts';
import type { WordRow } from './queries-dictionary.ts';

/** Returns the words that the index has, with the number of buyable models of each. No query. */
export function dictionaryToWire(index: Pick<CatalogIndex, 'reference' | 'countBuyable'>): Dictionary {
  const { preciousMetals, metals, stoneKinds, shapes, occasions, styles } = index.reference().dictionary;
  const listed = (facet: FacetName, { code, name, is_hidden: isHidden }: WordRow) => ({
    code,
    ...names(name),
    isHidden,
    productCount: index.countBuyable(facet, code),
  });
  return {
    preciousMetals: preciousMetals.map(({ code, name, is_hidden: isHidden, probes, care }) => ({
      code,
      ...names(name),
      isHidden,
      probes,
      ...careToWire(care),
    })),
    metals: metals.map((row) => ({
      ...listed('metal', row),
      preciousMetal: row.precious_metal,
      colors: row.colors,
    })),
    stoneKinds: stoneKinds.map((row) => ({ ...listed('stone', row), ...careToWire(row.care) })),
    shapes: shapes.map((row) => listed('shape', row)),
    occasions: occasions.map((row) => ({ ...listed('occasion', row), menuPosition: row.menu_position })),
    styles: styles.map((row) => listed('style', row)),
  };
}

function careToWire(care: LocalizedText | null) {
  if (care === null) return { careUz: null, careRu: null, careEn: null };
  return { careUz: care.uz || care.ru, careRu: care.ru, careEn: care.en || care.ru };
}
