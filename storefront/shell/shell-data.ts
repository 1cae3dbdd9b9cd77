import { useRouteLoaderData } from 'react-router';

/** A category as the menu, the footer and the home page show it, in the page's language. */
export interface ShellCategory {
  id: number;
  /** The English slug: which silhouette is drawn. */
  kind: string;
  name: string;
  href: string;
  /** Models that can be bought now. */
  count: number;
}

export interface ShellData {
  /** Scheme and host, for addresses that must be absolute. */
  origin: string;
  /** Pieces in the bag. */
  cartCount: number;
  /** Only those with a piece that can be bought (HOM-4). */
  categories: ShellCategory[];
  /** Of the wide menu: the home page's first banner. */
  picture: { url: string; title: string; href: string } | null;
}

const empty: ShellData = { origin: '', cartCount: 0, categories: [], picture: null };

/** What root.tsx loaded; empty when even that failed. */
export const useShellData = (): ShellData => useRouteLoaderData<ShellData>('root') ?? empty;
