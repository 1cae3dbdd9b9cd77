import type { TileData } from './tile-data.ts';

let unpacked: { text: string; tiles: TileData[] } = { text: '', tiles: [] };

/**
 * The tiles of a list as one text. React Router writes every value of an object once and by its number everywhere else: three hundred
 * values of tiles cost a page a twentieth of its render, and compress worse than what JSON repeats.
 */
export function packTiles(tiles: TileData[]): string {
  const text = JSON.stringify(tiles);
  // who packs them is going to render them
  unpacked = { text, tiles };
  return text;
}

/** The tiles of a list; a page asks for them several times. */
export function tilesIn({ tiles: text }: { tiles: string }): TileData[] {
  if (unpacked.text !== text) unpacked = { text, tiles: JSON.parse(text) as TileData[] }; // packed above
  return unpacked.tiles;
}
