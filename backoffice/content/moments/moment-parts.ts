import { createContext, useContext, useState } from 'react';
import type { ContentPicture, PointedModel, StaffMoment } from '#contract/admin/content/moment.ts';

/** Pictures and models that the form references by id: those of the moment, and newly added ones. */
export interface MomentParts {
  picture: (id: number | undefined) => ContentPicture | undefined;
  model: (id: number) => PointedModel | undefined;
  addPicture: (picture: ContentPicture) => void;
  addModel: (model: PointedModel) => void;
}

export const MomentPartsContext = createContext<MomentParts | null>(null);

export function useMomentParts(): MomentParts {
  const parts = useContext(MomentPartsContext);
  if (parts === null) throw new Error('the parts of a moment are outside its editor');
  return parts;
}

export function useKnownParts({ pictures, models }: StaffMoment): MomentParts {
  const [addedPictures, setPictures] = useState<readonly ContentPicture[]>([]);
  const [addedModels, setModels] = useState<readonly PointedModel[]>([]);
  return {
    picture: (id) => [...addedPictures, ...pictures].find((one) => one.id === id),
    model: (id) => [...addedModels, ...models].find((one) => one.id === id),
    addPicture: (picture) => setPictures((before) => [...before, picture]),
    addModel: (model) => setModels((before) => [...before, model]),
  };
}
