import { useEffect, useState } from 'react';
import type { FoundKind, FoundRecord as Found } from '#contract/admin/staff/find.ts';
import { callApi } from '../api.ts';
import { hasPermissionEverywhere, useSession } from '../session.ts';
import { inLatin, inOtherLayout } from './typed-variants.ts';

export interface FoundRecord extends Found {
  address: string;
}

const restMs = 200;
const minLetters = 2;

const addresses: Record<
  Exclude<FoundKind, 'customer' | 'promotion' | 'promoCode' | 'staff'>,
  (key: string) => string
> = {
  order: (number) => `/orders/${number}`,
  piece: (serial) => `/pieces/${serial}`,
  model: (artikul) => `/models/${artikul}`,
  certificate: (id) => `/certificates/${id}`,
  transfer: (id) => `/transfers/${id}`,
};

/** The address of a record. Staff who find a customer only by the whole phone pass the phone to the customer's page, too. */
function addressOf({ kind, key, label }: Found, { q, isByPhone }: { q: string; isByPhone: boolean }): string {
  if (kind === 'customer') return `/people/customers/${key}${isByPhone ? `?q=${encodeURIComponent(q)}` : ''}`;
  if (kind === 'promotion') return `/prices/promotions?q=${encodeURIComponent(label)}`;
  if (kind === 'promoCode') return `/prices/codes?q=${encodeURIComponent(key)}`;
  return kind === 'staff' ? '/staff' : addresses[kind](key);
}

/** Finds records by the typed text, in any layout and script; only the latest request counts. Empty if it fails. */
export function useFound(text: string): readonly FoundRecord[] {
  const [found, setFound] = useState<readonly FoundRecord[]>([]);
  const isByPhone = !hasPermissionEverywhere(useSession(), 'customers.read');
  useEffect(() => {
    let isLatest = true;
    const q = text.trim();
    const timer = setTimeout(() => {
      const answered = q.length < minLetters ? Promise.resolve([]) : findRecords(q, isByPhone);
      void answered.then((rows) => isLatest && setFound(rows));
    }, restMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [text, isByPhone]);
  return found;
}

const findRecords = (q: string, isByPhone: boolean): Promise<FoundRecord[]> => {
  const [layout, latin] = [inOtherLayout(q), inLatin(q)];
  const query = { q, layout, ...(latin !== '' && { latin }) };
  return callApi('GET /api/admin/v1/search', { query }).then(
    ({ rows }) => rows.map((row) => ({ ...row, address: addressOf(row, { q, isByPhone }) })),
    () => [],
  );
};
