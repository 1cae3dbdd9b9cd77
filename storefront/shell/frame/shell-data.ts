import { useRouteLoaderData } from 'react-router';
import type { PageList } from '#contract/words.ts';
import type { SentCode } from '../login/login-step.ts';

/** A category as the menu, the footer and the home page show it, in the page's language. */
export interface ShellCategory {
  id: number;
  /** The English slug: which silhouette is drawn. */
  kind: string;
  name: string;
  href: string;
  /** Its picture in the menu; null = its silhouette. */
  icon: string | null;
  /** Models that can be bought now. */
  count: number;
}

export interface ShellData {
  /** Scheme and host, for addresses that must be absolute. */
  origin: string;
  /** Null: a guest. */
  user: { name: string | null } | null;
  /** A login that was begun: its code is on the way. */
  login: SentCode | null;
  /** Pieces in the bag. */
  cartCount: number;
  /** The separate jewellery site, the shop's one external link; null = none is set. */
  partnerSiteUrl: string | null;
  /** The ids of a user's saved products, the newest first; null for a guest, whose browser alone knows them. */
  favoriteIds: number[] | null;
  /** Only those with a piece that can be bought (HOM-4). */
  categories: ShellCategory[];
  /** Pages that editors made, by the list of the footer that names them. */
  pages: { name: string; href: string; listedIn: PageList }[];
  /** The picture of the wide menu: the home page's first banner. */
  picture: { url: string; title: string; href: string } | null;
}

const empty: ShellData = {
  origin: '',
  user: null,
  login: null,
  cartCount: 0,
  partnerSiteUrl: null,
  favoriteIds: null,
  categories: [],
  pages: [],
  picture: null,
};

/** Whether root.tsx could load it. */
export const useHasShellData = (): boolean => useRouteLoaderData<ShellData>('root') !== undefined;

/** What root.tsx loaded; empty when even that failed. */
export const useShellData = (): ShellData => useRouteLoaderData<ShellData>('root') ?? empty;
