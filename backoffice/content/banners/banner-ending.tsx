import type { StaffBanner } from '#contract/admin/content/banner.ts';
import { Button } from '#ui/controls/button.tsx';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { SavingProblem, useSaving } from '../../shell/saving.tsx';

interface Props {
  banner: StaffBanner;
  onDone: (words: string) => void;
}

/** Removes a banner from the site before its period ends. */
export function BannerEnding({ banner: { id, phase }, onDone }: Props) {
  const { t } = useWords();
  const { save, error, isBusy } = useSaving(() => onDone(t('bo-content:pages.done')));
  if (phase === 'OVER') return null;
  return (
    <section className="form">
      <SavingProblem error={error} />
      <Button
        kind="text"
        loading={isBusy}
        onClick={() => void save(() => callApi('POST /api/admin/v1/banners/:id/end', { params: { id } }))}
      >
        {t('bo-content:banners.endNow')}
      </Button>
    </section>
  );
}
