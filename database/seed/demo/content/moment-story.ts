import type { LocalizedText } from '../../../schema.ts';

/** Position of a model in a picture, in percent of its width and height. */
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

/** The rest of a moment's page after its first scene. */
export interface MomentStory {
  coverSpots: readonly Spot[];
  scenes: readonly SceneText[];
  practical: LocalizedText;
}
