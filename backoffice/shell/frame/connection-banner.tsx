import { useSyncExternalStore } from 'react';
import { useWords } from '../../kit/words.tsx';
import { isLineCut, subscribeToLine } from '../line.ts';

/**
 * Shown without a connection: typed values stay, and the save is pending (backoffice.md 2.2). It is above sheets,
 * which hide everything else from screen readers.
 */
export function ConnectionBanner() {
  const { t } = useWords();
  const isCut = useSyncExternalStore(subscribeToLine, isLineCut, () => false);
  return (
    <div className="line-banner" role="alert" data-react-aria-top-layer="true" hidden={!isCut}>
      {isCut && t('bo-shell:noLine')}
    </div>
  );
}
