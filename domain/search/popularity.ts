// Weights of shoppers' actions for the popularity of a model (issue 6, item 7).

/**
 * The event with the highest weight counts once per network and day, however many were sent. A purchase counts once per piece, and more
 * than all other events.
 */
export const popularityWeights = { view_item: 1, add_to_wishlist: 3, add_to_cart: 5, purchase: 20 } as const;

/** The weight of an event halves after this many days. */
export const halfLifeDays = 14;
/** Older events are ignored: their weight is less than a twentieth. */
export const rememberedDays = 60;
