/** Where pieces come to and how they were bought, as it is typed. '' of the store = the warehouse. */
export interface Arrival {
  storeId: string;
  cost: number | null;
  supplier: string;
  invoice: string;
}

export const emptyArrival: Arrival = { storeId: '', cost: null, supplier: '', invoice: '' };

/** What the API takes of it; an unknown cost is left out. */
export const arrivalOf = ({ storeId, cost, supplier, invoice }: Arrival) => ({
  storeId: storeId === '' ? null : Number(storeId),
  ...(cost !== null && { cost }),
  supplier: supplier.trim() || null,
  invoice: invoice.trim() || null,
});
