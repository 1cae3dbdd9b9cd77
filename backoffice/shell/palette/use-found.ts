import { useEffect, useState } from 'react';
import { callApi } from '../api.ts';
import { hasPermission, useSession } from '../session.ts';
import { typedVariants } from './typed-variants.ts';

export interface FoundRecord {
  kind: 'order' | 'piece';
  /** Its number or serial number. */
  name: string;
  address: string;
}

const restMs = 200;
const mostOfAKind = 5;

/** Orders and pieces by what was typed, in any layout and script; the latest question is answered. */
export function useFound(text: string): readonly FoundRecord[] {
  const mayOrders = hasPermission(useSession(), 'orders.read');
  const [found, setFound] = useState<readonly FoundRecord[]>([]);
  useEffect(() => {
    let isLatest = true;
    const variants = typedVariants(text).filter((one) => one.length > 1);
    const timer = setTimeout(() => {
      const searches = variants.flatMap((q) => [findPieces(q), ...(mayOrders ? [findOrders(q)] : [])]);
      void Promise.all(searches).then((lists) => {
        if (!isLatest) return;
        const byAddress = new Map(lists.flat().map((record) => [record.address, record]));
        setFound([...byAddress.values()]);
      });
    }, restMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [text, mayOrders]);
  return found;
}

const few = { size: 25, count: 'none' } as const;

/** Nothing where it cannot be had: the palette still has its screens. */
const findOrders = (q: string): Promise<FoundRecord[]> =>
  callApi('GET /api/admin/v1/orders', { query: { q, ...few } }).then(
    ({ rows }) =>
      rows
        .slice(0, mostOfAKind)
        .map(({ number }) => ({ kind: 'order', name: number, address: `/orders/${number}` })),
    () => [],
  );

const findPieces = (q: string): Promise<FoundRecord[]> =>
  callApi('GET /api/admin/v1/pieces', { query: { q, ...few } }).then(
    ({ rows }) =>
      rows.slice(0, mostOfAKind).map(({ serialNumber }) => ({
        kind: 'piece',
        name: serialNumber,
        address: `/pieces/${serialNumber}`,
      })),
    () => [],
  );
