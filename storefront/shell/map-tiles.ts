import { createContext } from 'react-router';

/** A street map as images: `{z}`, `{x}` and `{y}` are replaced for each tile; `credit` names the copyright owner. */
export interface MapTiles {
  url: string;
  credit: string;
}

/** The configured source of map tiles; null = no street map. */
export const mapTilesContext = createContext<MapTiles | null>(null);
