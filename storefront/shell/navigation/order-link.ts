/** What opens an order: its number and, without its user's login, the token of its link. */
export interface OrderLink {
  number: string;
  token?: string | undefined;
}
