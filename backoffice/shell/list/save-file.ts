import type { ExportedList } from '#contract/admin/export.ts';

/** Downloads a file. */
export function saveFile({ name, file }: ExportedList): void {
  const bytes = Uint8Array.from(atob(file), (sign) => sign.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes]));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
