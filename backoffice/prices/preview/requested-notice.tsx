import { Link } from 'react-router';
import { Notice } from '../../kit/notice.tsx';
import { useWords } from '../../kit/words.tsx';

/** Says that the change needs a second person. */
export function RequestedNotice({ approvalId }: { approvalId: number }) {
  const { t } = useWords();
  return (
    <Notice tone="info">
      {t('bo-prices:preview.requested')}{' '}
      <Link to={`/approvals/${approvalId}`}>{t('bo-prices:preview.open')}</Link>
    </Notice>
  );
}
