import type { linksIn } from '#storefront/links.ts';

/** The pages of the profile, in the order of its index; `key` is the key of their texts in texts/…/profile.json `sections`. */
export function profileSections(links: ReturnType<typeof linksIn>) {
  return [
    { key: 'overview', href: links.profile() },
    { key: 'orders', href: links.orders() },
    { key: 'favorites', href: links.favorites() },
    { key: 'addresses', href: links.addresses() },
    { key: 'cards', href: links.cards() },
    { key: 'settings', href: links.settings() },
  ] as const;
}
