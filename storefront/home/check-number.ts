import { readCertificateId } from '#domain/catalog/certificate-id.ts';
import type { PageLanguage } from '#contract/words.ts';
import { linksIn } from '#storefront/links.ts';
import { loadTexts, tIn } from '#storefront/shell/i18n/texts.ts';

/** The address for a typed certificate number, or the message of what is wrong with it. */
export async function checkNumber(
  typed: string,
  language: PageLanguage,
): Promise<{ href: string } | { slip: string }> {
  const read = readCertificateId(typed);
  if (read.ok) return { href: linksIn(language).certificate(read.id) };
  await loadTexts(language, ['certificate']);
  return { slip: tIn(language)(`certificate:slip.${read.reason}`) };
}
