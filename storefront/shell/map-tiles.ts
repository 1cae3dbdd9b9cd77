import { createContext } from 'react-router';

/** Streets as pictures: `{z}`, `{x}` and `{y}` stand for the tile; `credit` names whose they are. */
export interface MapTiles {
  url: string;
  credit: string;
}

/** The configured source of map tiles; null = no street map. */
export const mapTilesContext = createContext<MapTiles | null>(null);
