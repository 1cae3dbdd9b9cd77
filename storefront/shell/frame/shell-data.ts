import { useRouteLoaderData } from 'react-router';
import type { Shop } from '#contract/shop.ts';
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

/** What the shop says about itself, in the page's language. */
export interface ShopFacts extends Pick<
  Shop,
  | 'phone'
  | 'telegram'
  | 'email'
  | 'answersFrom'
  | 'answersTo'
  | 'sites'
  | 'taxNumber'
  | 'isDemo'
  | 'returnDays'
> {
  /** Name and address of the company. */
  legal: string;
  /** The line over the header; empty = none. */
  announcement: string;
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
  shop: ShopFacts;
  /** Only those with a piece that can be bought (HOM-4). */
  categories: ShellCategory[];
  /** Pages that editors made, by the list of the footer that names them. */
  pages: { name: string; href: string; listedIn: PageList }[];
  /** The picture of the wide menu: the home page's first banner. */
  picture: { url: string; title: string; href: string } | null;
}

/** Shown by no page: without the shell's data there are no words that need it. */
const noShop: ShopFacts = {
  phone: '',
  telegram: '',
  email: null,
  answersFrom: 0,
  answersTo: 0,
  sites: [],
  taxNumber: '',
  isDemo: false,
  legal: '',
  returnDays: 0,
  announcement: '',
};

const empty: ShellData = {
  origin: '',
  user: null,
  login: null,
  cartCount: 0,
  partnerSiteUrl: null,
  favoriteIds: null,
  shop: noShop,
  categories: [],
  pages: [],
  picture: null,
};

/** Whether root.tsx could load it. */
export const useHasShellData = (): boolean => useRouteLoaderData<ShellData>('root') !== undefined;

/** What root.tsx loaded; empty when even that failed. */
export const useShellData = (): ShellData => useRouteLoaderData<ShellData>('root') ?? empty;
