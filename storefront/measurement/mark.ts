/** An event that is written on an element: `zr_gallery?kind=video`, several with a space between them. */
export interface Mark {
  name: string;
  extra: Record<string, string>;
}

/** Reads what is written; `{field}` stands for the value of that field, and what has none is left out. */
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
