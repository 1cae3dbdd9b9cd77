import { Button } from '#ui/controls/button.tsx';
import { usePage } from '#storefront/shell/page.ts';
import type { PositionState } from './use-position.ts';

/** Sorts the stores by distance when the shopper requests it. */
export function NearMe({ state, onLocate }: { state: PositionState; onLocate: () => void }) {
  const { t } = usePage();
  return (
    <div className="near-me script-only">
      {state.kind !== 'known' && (
        <Button type="button" kind="text" loading={state.kind === 'locating'} onClick={onLocate}>
          {t('stores:nearest')}
        </Button>
      )}
      <p className="small ink-2" role="status">
        {state.kind === 'known' && t('stores:sorted')}
        {state.kind === 'refused' && t('stores:noPosition')}
      </p>
    </div>
  );
}
