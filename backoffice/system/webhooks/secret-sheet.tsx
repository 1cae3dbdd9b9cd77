import type { MadeWebhook } from '#contract/admin/system/webhook.ts';
import { Button } from '#ui/controls/button.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { useWords } from '../../kit/words.tsx';
import { ShownSecret } from '../shown-secret.tsx';

/** Shows the secret of an endpoint, only once. */
export function SecretSheet({ made, onClose }: { made: MadeWebhook; onClose: () => void }) {
  const { t } = useWords();
  return (
    <Sheet title={made.name} isOpen onClose={onClose} needsAnswer>
      <ShownSecret
        label={t('bo-system:webhook.secretLabel')}
        secret={made.secret}
        lead={t('bo-system:webhook.once')}
      />
      <p className="ink-2">{t('bo-system:webhook.how')}</p>
      <div className="sheet-actions">
        <Button onClick={onClose}>{t('bo-system:webhook.stored')}</Button>
      </div>
    </Sheet>
  );
}
