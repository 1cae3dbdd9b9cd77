import type { Language } from '#contract/words.ts';
import enCatalog from '#texts/en/catalog.json' with { type: 'json' };
import enCertificate from '#texts/en/certificate.json' with { type: 'json' };
import enCollections from '#texts/en/collections.json' with { type: 'json' };
import enCommon from '#texts/en/common.json' with { type: 'json' };
import enContent from '#texts/en/content.json' with { type: 'json' };
import enMessages from '#texts/en/messages.json' with { type: 'json' };
import enMeta from '#texts/en/meta.json' with { type: 'json' };
import enMoments from '#texts/en/moments.json' with { type: 'json' };
import enProduct from '#texts/en/product.json' with { type: 'json' };
import enSizes from '#texts/en/sizes.json' with { type: 'json' };
import enStores from '#texts/en/stores.json' with { type: 'json' };
import ruCatalog from '#texts/ru/catalog.json' with { type: 'json' };
import ruCertificate from '#texts/ru/certificate.json' with { type: 'json' };
import ruCollections from '#texts/ru/collections.json' with { type: 'json' };
import ruCommon from '#texts/ru/common.json' with { type: 'json' };
import ruContent from '#texts/ru/content.json' with { type: 'json' };
import ruMessages from '#texts/ru/messages.json' with { type: 'json' };
import ruMeta from '#texts/ru/meta.json' with { type: 'json' };
import ruMoments from '#texts/ru/moments.json' with { type: 'json' };
import ruProduct from '#texts/ru/product.json' with { type: 'json' };
import ruSizes from '#texts/ru/sizes.json' with { type: 'json' };
import ruStores from '#texts/ru/stores.json' with { type: 'json' };
import uzCatalog from '#texts/uz/catalog.json' with { type: 'json' };
import uzCertificate from '#texts/uz/certificate.json' with { type: 'json' };
import uzCollections from '#texts/uz/collections.json' with { type: 'json' };
import uzCommon from '#texts/uz/common.json' with { type: 'json' };
import uzContent from '#texts/uz/content.json' with { type: 'json' };
import uzMessages from '#texts/uz/messages.json' with { type: 'json' };
import uzMeta from '#texts/uz/meta.json' with { type: 'json' };
import uzMoments from '#texts/uz/moments.json' with { type: 'json' };
import uzProduct from '#texts/uz/product.json' with { type: 'json' };
import uzSizes from '#texts/uz/sizes.json' with { type: 'json' };
import uzStores from '#texts/uz/stores.json' with { type: 'json' };

/** The files with texts that the staff may reword. */
export const textFiles: Record<Language, Record<string, unknown>> = {
  ru: {
    catalog: ruCatalog,
    certificate: ruCertificate,
    collections: ruCollections,
    common: ruCommon,
    content: ruContent,
    messages: ruMessages,
    meta: ruMeta,
    moments: ruMoments,
    product: ruProduct,
    sizes: ruSizes,
    stores: ruStores,
  },
  uz: {
    catalog: uzCatalog,
    certificate: uzCertificate,
    collections: uzCollections,
    common: uzCommon,
    content: uzContent,
    messages: uzMessages,
    meta: uzMeta,
    moments: uzMoments,
    product: uzProduct,
    sizes: uzSizes,
    stores: uzStores,
  },
  en: {
    catalog: enCatalog,
    certificate: enCertificate,
    collections: enCollections,
    common: enCommon,
    content: enContent,
    messages: enMessages,
    meta: enMeta,
    moments: enMoments,
    product: enProduct,
    sizes: enSizes,
    stores: enStores,
  },
};

/** Returns the group of texts at a path such as `order.mail`; empty if there is none. */
export function groupAt(words: unknown, path: string): Record<string, unknown> {
  let group = words;
  for (const name of path.split('.').filter(Boolean))
    group = typeof group === 'object' && group !== null ? Reflect.get(group, name) : undefined;
  return typeof group === 'object' && group !== null ? { ...group } : {};
}
