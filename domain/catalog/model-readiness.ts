/** What a model has, as far as its publication goes. */
export interface ModelFacts {
  state: 'DRAFT' | 'ACTIVE' | 'ARCHIVED';
  name: Record<'uz' | 'ru' | 'en', string>;
  description: Record<'uz' | 'ru' | 'en', string>;
  /** A loose stone needs none: the shop draws it to scale. */
  hasPicture: boolean;
  /** A piece that can be bought, or is reserved, has a price. */
  hasPrice: boolean;
  /** All its pieces in stock have IKPU and package code; without pieces the model has them itself. */
  hasCodes: boolean;
}

export const readinessPoints = ['PICTURE', 'LANGUAGES', 'PRICE', 'CODES'] as const;
export type ReadinessPoint = (typeof readinessPoints)[number];

const languages = ['uz', 'ru', 'en'] as const;

/** The languages that have both name and description. */
export const writtenLanguages = ({
  name,
  description,
}: Pick<ModelFacts, 'name' | 'description'>): (typeof languages)[number][] =>
  languages.filter((language) => name[language] !== '' && description[language] !== '');

/** What is still missing before a model may be published (backoffice.md 2.7); empty: nothing. */
export function missingOf(facts: ModelFacts): ReadinessPoint[] {
  const isThere: Record<ReadinessPoint, boolean> = {
    PICTURE: facts.hasPicture,
    LANGUAGES: writtenLanguages(facts).length === languages.length,
    PRICE: facts.hasPrice,
    CODES: facts.hasCodes,
  };
  return readinessPoints.filter((point) => !isThere[point]);
}

export const modelActions = ['EDIT', 'PUBLISH', 'ARCHIVE', 'DUPLICATE'] as const;
export type ModelAction = (typeof modelActions)[number];

/** What may be done with a model. Loose stones are one piece each: they are not duplicated. */
export function modelActionsOf({
  state,
  kind,
}: Pick<ModelFacts, 'state'> & { kind: 'jewel' | 'loose-stone' }): ModelAction[] {
  return modelActions.filter((action) => {
    switch (action) {
      case 'EDIT':
        return true;
      case 'PUBLISH':
        return state !== 'ACTIVE';
      case 'ARCHIVE':
        return state === 'ACTIVE';
      case 'DUPLICATE':
        return kind === 'jewel';
    }
  });
}
