import { createContext } from 'react-router';

/** Streets as pictures: `{z}`, `{x}` and `{y}` stand for the tile; `credit` names whose they are. */
export interface MapTiles {
  url: string;
  credit: string;
}

/** What the shop was told to draw its map with; null = nothing, and there is no map of streets. */
export const mapTilesContext = createContext<MapTiles | null>(null);
