// How much each thing that shoppers do says of a model (issue 6, item 7).

/** The heaviest event counts once per network and day, however many were sent; a purchase counts once per piece, and more than all of them. */
export const popularityWeights = { view_item: 1, add_to_wishlist: 3, add_to_cart: 5, purchase: 20 } as const;

/** What happened so long ago counts half. */
export const halfLifeDays = 14;
/** What happened before counts nothing: less than a twentieth. */
export const rememberedDays = 60;
