import { accountOperations } from '#contract/operations/account.ts';
import { addressOperations } from '#contract/operations/address.ts';
import { authOperations } from '#contract/operations/auth.ts';
import { cardOperations } from '#contract/operations/card.ts';
import { cartOperations } from '#contract/operations/cart.ts';
import { catalogOperations } from '#contract/operations/catalog.ts';
import { certificateOperations } from '#contract/operations/certificate.ts';
import { contentOperations } from '#contract/operations/content.ts';
import { deliveryOperations } from '#contract/operations/delivery.ts';
import { favoritesOperations } from '#contract/operations/favorites.ts';
import { measurementOperations } from '#contract/operations/measurement.ts';
import type { Operation } from '#contract/operations/operation.ts';
import { orderOperations } from '#contract/operations/order.ts';
import { paymentOperations } from '#contract/operations/payment.ts';
import { pricingOperations } from '#contract/operations/pricing.ts';
import { requestOperations } from '#contract/operations/request.ts';
import { reviewOperations } from '#contract/operations/review.ts';
import { searchOperations } from '#contract/operations/search.ts';

/** A chapter of the document. */
export type Tag = Record<'name' | 'description', string>;

type Feature = Tag & { operations: Record<string, Operation> };

/** The document's chapters in the order of a visit: what a shopper sees, the cart and the order, the account. */
export const features: Feature[] = [
  {
    name: 'Catalogue',
    description: 'Categories, collections, products.',
    operations: catalogOperations,
  },
  { name: 'Search', description: 'Suggestions while a word is typed.', operations: searchOperations },
  {
    name: 'Prices',
    description: 'What the price of a piece is made of.',
    operations: pricingOperations,
  },
  {
    name: 'Certificates',
    description: 'The public register of certificates.',
    operations: certificateOperations,
  },
  {
    name: 'Reviews',
    description: 'Reviews of bought products.',
    operations: reviewOperations,
  },
  {
    name: 'Content',
    description: 'Banners, photo stories, stores, regions and information pages.',
    operations: contentOperations,
  },
  {
    name: 'Favorites',
    description: 'The products that a user saved.',
    operations: favoritesOperations,
  },
  {
    name: 'Cart',
    description: 'The cart of a user, or of a guest by the cookie `cart`, and the hold of its checkout.',
    operations: cartOperations,
  },
  {
    name: 'Delivery',
    description: 'Where the shop delivers, what it costs, and pickup.',
    operations: deliveryOperations,
  },
  { name: 'Payment', description: 'The ways to pay.', operations: paymentOperations },
  {
    name: 'Orders',
    description: 'Orders of users, and of guests by a signed link; another shopper’s order is NOT_FOUND.',
    operations: orderOperations,
  },
  {
    name: 'Requests',
    description: 'Callbacks, visits to a store, and messages when a product is in stock again.',
    operations: requestOperations,
  },
  {
    name: 'Authentication',
    description: 'Registration, login and the exchange of refresh tokens.',
    operations: authOperations,
  },
  {
    name: 'Account',
    description: 'The profile of a user and the devices they are logged in on.',
    operations: accountOperations,
  },
  { name: 'Addresses', description: 'The delivery addresses of a user.', operations: addressOperations },
  {
    name: 'Cards',
    description: 'The bank cards of a user, as tokens of the provider.',
    operations: cardOperations,
  },
  {
    name: 'Measurement',
    description:
      'Visitor statistics and speed figures of pages, with the visitor’s consent, and error reports.',
    operations: measurementOperations,
  },
];
