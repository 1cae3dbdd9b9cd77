import type { StaffAnswer } from '#client/admin/call-staff-api.ts';

type Paper = StaffAnswer<'POST /api/admin/v1/papers/labels'>;

/**
 * Opens a document in a new tab, where the browser prints it; if the tab is blocked, the document is downloaded. Must
 * be called from a click handler.
 */
export async function openPaper(load: () => Promise<Paper>): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const { name, pdf } = await load();
    const bytes = Uint8Array.from(atob(pdf), (sign) => sign.charCodeAt(0));
    const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
    if (tab) tab.location.href = url;
    else savePaper(url, name);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

function savePaper(url: string, name: string): void {
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
}
