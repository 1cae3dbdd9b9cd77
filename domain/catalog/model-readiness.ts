/** The facts of a model that its publication depends on. */
export interface ModelFacts {
  state: 'DRAFT' | 'ACTIVE' | 'ARCHIVED';
  name: Record<'uz' | 'ru' | 'en', string>;
  description: Record<'uz' | 'ru' | 'en', string>;
  /** Not required for a loose stone, because the shop draws it to scale. */
  hasPicture: boolean;
  /** A piece that can be bought, or is reserved, has a price. */
  hasPrice: boolean;
  /** All its pieces in stock have IKPU and package code; if it has no pieces, the model itself has them. */
  hasCodes: boolean;
}

export const readinessPoints = ['PICTURE', 'LANGUAGES', 'PRICE', 'CODES'] as const;
export type ReadinessPoint = (typeof readinessPoints)[number];

const languages = ['uz', 'ru', 'en'] as const;

/** Returns the languages that have both name and description. */
export const writtenLanguages = ({
  name,
  description,
}: Pick<ModelFacts, 'name' | 'description'>): (typeof languages)[number][] =>
  languages.filter((language) => name[language] !== '' && description[language] !== '');

/** Returns what is missing before a model can be published (backoffice.md 2.7); empty if nothing is. */
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

/** Returns the allowed actions on a model. Loose stones are single pieces, so they cannot be duplicated. */
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
