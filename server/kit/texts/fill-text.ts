/** Replaces each `{{name}}` in a text by its fact; one that is missing becomes nothing. */
export const fillText = (text: string, facts: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(facts[name] ?? ''));
