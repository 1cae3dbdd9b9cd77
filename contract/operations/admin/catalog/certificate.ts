import {
  CertificateMisses,
  CertificateRow,
  CertificatesQuery,
  maxScanBytes,
  NewCertificate,
  NewScan,
  ReplaceCertificate,
  StaffCertificate,
  StaffCertificateParams,
  WithdrawCertificate,
} from '../../../admin/catalog/certificate.ts';
import { Listed } from '../../../admin/list.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const path = '/api/admin/v1/certificates';
const access = 'certificates.write';
const params = StaffCertificateParams;
const ofCertificate = <const Action extends string>(action: Action) => ({
  action,
  resource: 'certificate',
  record: 'id',
});

/** The register of passports and laboratory reports (backoffice.md 2.7, Certificates). */
export const staffCertificateOperations = declareStaffOperations({
  listStaffCertificates: {
    method: 'GET',
    path,
    summary: 'Lists certificates by number, piece, report, state, laboratory and day.',
    access,
    query: CertificatesQuery,
    answer: Listed(CertificateRow),
    refusals: ['CURSOR_INVALID'],
  },
  listCertificateMisses: {
    method: 'GET',
    path: '/api/admin/v1/certificate-misses',
    summary: 'Lists numbers that were looked up in the last 90 days and not found, newest first.',
    access,
    answer: CertificateMisses,
    refusals: [],
  },
  getStaffCertificate: {
    method: 'GET',
    path: `${path}/:id`,
    summary: 'Returns a certificate with its piece.',
    access,
    params,
    answer: StaffCertificate,
    refusals: ['NOT_FOUND'],
  },
  issueCertificate: {
    method: 'POST',
    path,
    summary: 'Creates a certificate of a piece, with the next number of the register.',
    access,
    body: NewCertificate,
    answer: StaffCertificate,
    status: 201,
    refusals: ['NOT_FOUND', 'CERTIFICATE_STATE_CONFLICT'],
    audit: ofCertificate('certificates.issue'),
  },
  replaceCertificate: {
    method: 'POST',
    path: `${path}/:id/replace`,
    summary: 'Replaces a valid certificate by a new one.',
    access,
    params,
    body: ReplaceCertificate,
    answer: StaffCertificate,
    refusals: ['NOT_FOUND', 'CERTIFICATE_STATE_CONFLICT'],
    audit: ofCertificate('certificates.replace'),
  },
  withdrawCertificate: {
    method: 'POST',
    path: `${path}/:id/withdraw`,
    summary: 'Withdraws a certificate; its page states the reason.',
    access,
    params,
    body: WithdrawCertificate,
    answer: StaffCertificate,
    refusals: ['NOT_FOUND', 'CERTIFICATE_STATE_CONFLICT'],
    audit: ofCertificate('certificates.withdraw'),
  },
  addCertificateScan: {
    method: 'POST',
    path: `${path}/:id/scan`,
    summary: 'Uploads the scan of a certificate, replacing an existing one.',
    access,
    params,
    query: NewScan,
    fileBytes: maxScanBytes,
    answer: StaffCertificate,
    refusals: ['NOT_FOUND', 'UNSUPPORTED_MEDIA_TYPE', 'PAYLOAD_TOO_LARGE'],
  },
});
