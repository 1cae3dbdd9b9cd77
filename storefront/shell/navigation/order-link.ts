/** What opens an order: its number and, for whoever it does not belong to, the token of its link. */
export interface OrderLink {
  number: string;
  token?: string | undefined;
}
