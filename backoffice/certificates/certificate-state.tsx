import type { CertificateRow } from '#contract/admin/catalog/certificate.ts';
import { Status, type Tone } from '../kit/status.tsx';
import { useWords } from '../kit/words.tsx';

const tones: Record<CertificateRow['state'], Tone> = { VALID: 'done', REPLACED: 'back', WITHDRAWN: 'over' };

export function CertificateState({ state }: { state: CertificateRow['state'] }) {
  const { t } = useWords();
  return <Status tone={tones[state]}>{t(`bo-certificates:state.${state}`)}</Status>;
}
