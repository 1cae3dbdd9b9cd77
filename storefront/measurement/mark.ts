/** An event declared in an element's attribute: `zr_gallery?kind=video`, several separated by spaces. */
export interface Mark {
  name: string;
  extra: Record<string, string>;
}

/** Parses the attribute; `{field}` is replaced by the value of that field, and parameters without a value are left out. */
export function readMarks(written: string, valueOf: (field: string) => string | undefined): Mark[] {
  return written
    .split(' ')
    .filter(Boolean)
    .map((one) => {
      const [name = '', query = ''] = one.split('?', 2);
      const extra = [...new URLSearchParams(query)].flatMap(([key, value]): [string, string][] => {
        const [, field] = /^\{(\w+)\}$/.exec(value) ?? [];
        const answer = field === undefined ? value : valueOf(field);
        return answer === undefined || answer === '' ? [] : [[key, answer]];
      });
      return { name, extra: Object.fromEntries(extra) };
    });
}
