/** Grants access to an order: its number and, unless its user is logged in, the token of its link. */
export interface OrderLink {
  number: string;
  token?: string | undefined;
}
