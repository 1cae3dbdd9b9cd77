import { Certificate, CertificateParams } from '#contract/catalog/certificate.ts';
import { declareOperations } from './operation.ts';

export const certificateOperations = declareOperations({
  getCertificate: {
    method: 'GET',
    path: '/api/v1/certificates/:id',
    summary:
      'Returns a certificate of the register with its piece. The id may be written in any case, with or without hyphens. The fact `reason` of NOT_FOUND is FORM (not in the format of our numbers), CHECK (wrong check characters) or UNKNOWN.',
    actor: 'visitor',
    params: CertificateParams,
    answer: Certificate,
    refusals: ['NOT_FOUND'],
    // more than a person can type, but too few to enumerate the register (CRF-3)
    limitPerMinute: 30,
    cache: 'shared',
  },
});
