import { useRouteLoaderData } from 'react-router';
import type { Shop } from '#contract/shop.ts';
import type { PageList } from '#contract/words.ts';
import type { Wording } from '../i18n/wording.ts';
import type { SentCode } from '../login/login-step.ts';

/** A category as the menu, the footer and the home page show it, in the page's language. */
export interface ShellCategory {
  id: number;
  /** The English slug, which determines the silhouette. */
  kind: string;
  name: string;
  href: string;
  /** Its picture in the menu; null = its silhouette. */
  icon: string | null;
  /** Number of models that can be bought now. */
  count: number;
}

/** The shop's own data, in the page's language. */
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
  | 'pickupHours'
> {
  /** Name and address of the company. */
  legal: string;
  /** The announcement above the header; empty = none. */
  announcement: string;
}

export interface ShellData {
  /** Scheme and host, for absolute addresses. */
  origin: string;
  /** Null for a guest. */
  user: { name: string | null } | null;
  /** A login in progress, whose code was sent. */
  login: SentCode | null;
  /** Number of pieces in the cart. */
  cartCount: number;
  /** The separate jewellery site, the shop's one external link; null = there is none. */
  partnerSiteUrl: string | null;
  /** The ids of a user's saved products, the newest first; null for a guest, whose ids are only in the browser. */
  favoriteIds: number[] | null;
  shop: ShopFacts;
  /** Lines that the staff reworded, in the page's language; null = none. */
  wording: Wording | null;
  /** Only categories with a piece that can be bought (HOM-4). */
  categories: ShellCategory[];
  /** The pages written by editors, by the list of the footer that contains them. */
  pages: { name: string; href: string; listedIn: PageList }[];
  /** The picture of the wide menu: the home page's first banner. */
  picture: { url: string; title: string; href: string } | null;
}

/** Never displayed: without the shell's data no text uses it. */
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
  pickupHours: 0,
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
  wording: null,
  categories: [],
  pages: [],
  picture: null,
};

/** Whether root.tsx could load it. */
export const useHasShellData = (): boolean => useRouteLoaderData<ShellData>('root') !== undefined;

/** The data that root.tsx loaded; empty if that failed. */
export const useShellData = (): ShellData => useRouteLoaderData<ShellData>('root') ?? empty;
