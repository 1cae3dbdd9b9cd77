import type { StaffInput } from '#client/admin/call-staff-api.ts';
import type { CertificateColumn } from '#contract/admin/catalog/certificate.ts';
import { type ListAddress, queryOfAddress } from '../kit/list/list-address.ts';
import type { DeclaredList } from '../shell/list/declared-list.ts';

export const certificatesAddress: ListAddress = {
  words: ['q', 'sort', 'state', 'laboratory', 'issuedFrom', 'issuedTo'],
  switches: ['noScan'],
  sort: '-issuedOn',
};

export const certificatesList: DeclaredList<CertificateColumn> = {
  name: 'certificates',
  path: '/certificates',
  address: certificatesAddress,
  columns: ['number', 'state', 'piece', 'laboratory', 'issued', 'document', 'model'],
  defaultColumns: ['number', 'state', 'piece', 'laboratory', 'issued', 'document'],
};

export const queryOf = (
  search: URLSearchParams,
  cursor?: string,
): StaffInput<'GET /api/admin/v1/certificates'>['query'] =>
  queryOfAddress(search, certificatesAddress, cursor);

export const states = ['VALID', 'REPLACED', 'WITHDRAWN'] as const;
/** The issuers of certificates; ZARONA: the shop's own passports. */
export const laboratories = ['ZARONA', 'GIA', 'IGI', 'HRD'] as const;
