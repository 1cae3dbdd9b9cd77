/** The address of a list, restricted to the chosen store. */
export const inStore = (address: string, storeId: number | undefined): string =>
  storeId === undefined ? address : `${address}&storeId=${storeId}`;
