import { Certificate, CertificateParams } from '#contract/catalog/certificate.ts';
import { declareOperations } from './operation.ts';

export const certificateOperations = declareOperations({
  getCertificate: {
    method: 'GET',
    path: '/api/v1/certificates/:id',
    summary:
      'A certificate of the register with its piece. The id may be written in any case, with or without hyphens. The fact `reason` of NOT_FOUND is FORM (not a number of ours), CHECK (its check characters are wrong) or UNKNOWN.',
    actor: 'visitor',
    params: CertificateParams,
    answer: Certificate,
    refusals: ['NOT_FOUND'],
    // more than a person types: nobody reads the register out by trying numbers (CRF-3)
    limitPerMinute: 30,
    cache: 'shared',
  },
});
