/** An object's JSON without its closing brace: what follows is written when it is known. */
export function openEnded(fields: object): string {
  return JSON.stringify(fields).slice(0, -1);
}
