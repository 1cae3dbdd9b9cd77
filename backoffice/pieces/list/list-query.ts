import type { StaffInput } from '#client/admin/call-staff-api.ts';
import { type ListAddress, queryOfAddress } from '../../kit/list/list-address.ts';

/** Range filters: soʻm, grams, millimeters, centimeters. */
export const pieceRanges: readonly string[] = ['price', 'weight', 'size', 'length'];

export const piecesAddress: ListAddress = {
  words: [
    'q',
    'sort',
    'state',
    'withdrawnBecause',
    'storeId',
    'categoryId',
    'collectionId',
    'metal',
    'probe',
    'priceSource',
    'heldBy',
    'tag',
    'receivedOn.from',
    'receivedOn.to',
    ...pieceRanges.flatMap((name) => [`${name}.from`, `${name}.to`]),
    'certificate.is',
  ],
  switches: ['inTransit', 'onHand', 'noCodes', 'noPhoto'],
  sort: '-receivedOn',
};

export const queryOf = (
  search: URLSearchParams,
  cursor?: string,
): StaffInput<'GET /api/admin/v1/pieces'>['query'] => queryOfAddress(search, piecesAddress, cursor);

export const exportQueryOf = (
  search: URLSearchParams,
): StaffInput<'POST /api/admin/v1/pieces/export'>['body']['query'] => queryOfAddress(search, piecesAddress);
