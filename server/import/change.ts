/** One difference, as a person reads it. */
export interface Change {
  field: string;
  from: string;
  to: string;
}
