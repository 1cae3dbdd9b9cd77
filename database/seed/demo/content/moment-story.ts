import type { LocalizedText } from '../../../schema.ts';

/** Where in a picture a model lies, in percents of its sides. */
export interface Spot {
  artikul: string;
  x: number;
  y: number;
}

export interface SceneText {
  /** Key of a picture or a video. */
  picture: string;
  text: LocalizedText;
  spots: readonly Spot[];
}

/** What makes a page of a moment's first scene. */
export interface MomentStory {
  coverSpots: readonly Spot[];
  scenes: readonly SceneText[];
  practical: LocalizedText;
}
