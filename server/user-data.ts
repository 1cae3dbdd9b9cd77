import type { CloseAccount, ExportParts } from './account/account-parts.ts';
import { forgetAddresses } from './address/forget-addresses.ts';
import { listAddresses } from './address/list-addresses.ts';
import { forgetCards } from './card/forget-cards.ts';
import { listCardsOf } from './card/list-cards.ts';
import { forgetCart } from './cart/owner/forget-cart.ts';
import { endRequestsOfClosed } from './customer/privacy/privacy-requests.ts';
import type { SaleDeps } from './sale-deps.ts';
import { exportFavorites, forgetFavorites } from './favorites/list-favorites.ts';
import { listOrdersOf } from './order/read-order-view.ts';
import { exportRequests } from './request/export-requests.ts';
import { forgetRequests } from './request/forget-requests.ts';
import { exportCustomerNotes, forgetCustomerNotes } from './staff/notes/customer-notes.ts';
import { forgetStaffMessages } from './staff/messages/forget-messages.ts';
import { forgetReviews } from './review/forget-reviews.ts';
import { exportReviews } from './review/list-own-reviews.ts';

/** What each feature does when an account is closed, in this order: the cart first, because other transactions wait for its locks. */
export const accountClosers: readonly CloseAccount[] = [
  forgetCart,
  forgetFavorites,
  forgetAddresses,
  forgetCards,
  forgetReviews,
  forgetRequests,
  forgetStaffMessages,
  forgetCustomerNotes,
  endRequestsOfClosed,
];

/** Each feature's part of the export of a user's data. */
export function exportedParts(sale: SaleDeps): ExportParts {
  const { now, secret } = sale;
  return {
    addresses: listAddresses,
    cards: (db, userId) => listCardsOf(db, { userId, now: now() }),
    favorites: exportFavorites,
    orders: (db, userId) => listOrdersOf(db, { deps: sale, userId, now: now() }),
    reviews: exportReviews,
    notes: exportCustomerNotes,
    requests: (db, userId) => exportRequests(db, { userId, secret, now: now() }),
  };
}
