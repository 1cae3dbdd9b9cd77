/** The destination of received pieces and how they were bought, as typed. Store '' = the warehouse. */
export interface Arrival {
  storeId: string;
  cost: number | null;
  supplier: string;
  invoice: string;
}

export const emptyArrival: Arrival = { storeId: '', cost: null, supplier: '', invoice: '' };

/** The same in the API's format; an unknown cost is omitted. */
export const arrivalOf = ({ storeId, cost, supplier, invoice }: Arrival) => ({
  storeId: storeId === '' ? null : Number(storeId),
  ...(cost !== null && { cost }),
  supplier: supplier.trim() || null,
  invoice: invoice.trim() || null,
});
