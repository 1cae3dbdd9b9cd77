/** The screens of the catalogue, in the order of their tabs, with their addresses. */
export const catalogTabs = {
  models: '/models',
  categories: '/catalog/categories',
  collections: '/catalog/collections',
  params: '/catalog/params',
  words: '/catalog/words',
  media: '/catalog/media',
} as const;
export type CatalogTab = keyof typeof catalogTabs;
