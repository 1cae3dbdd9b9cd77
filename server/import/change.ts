/** One difference, in a form for people. */
export interface Change {
  field: string;
  from: string;
  to: string;
}
