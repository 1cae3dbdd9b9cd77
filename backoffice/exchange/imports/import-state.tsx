import type { ImportState } from '#contract/admin/system/import.ts';
import { Status, type Tone } from '../../kit/status.tsx';
import { useWords } from '../../kit/words.tsx';

const tones: Record<ImportState, Tone> = {
  NEW: 'waits',
  TRYING: 'works',
  TRIED: 'waits',
  RUNNING: 'works',
  STOPPED: 'over',
  DONE: 'done',
  FAILED: 'bad',
};

export function ImportStatus({ state }: { state: ImportState }) {
  const { t } = useWords();
  return <Status tone={tones[state]}>{t(`bo-exchange:import.state.${state}`)}</Status>;
}
