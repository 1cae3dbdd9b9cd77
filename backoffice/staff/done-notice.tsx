import { Link } from 'react-router';
import { isApiProblem } from '#client/problem.ts';
import { Notice } from '../kit/notice.tsx';
import { useWords } from '../kit/words.tsx';

/** The result of a sheet. `approvalId`: the request that waits for a second person. */
export interface Done {
  words: string;
  approvalId?: number;
}

/** The result of the last sheet, above the list. */
export function DoneNotice({ done: { words, approvalId } }: { done: Done }) {
  if (approvalId === undefined) return <Notice tone="ok">{words}</Notice>;
  return <RequestNotice words={words} approvalId={approvalId} />;
}

/** A request that waits for a second person, with its link. */
export function RequestNotice({ words, approvalId }: { words: string; approvalId: number }) {
  const { t } = useWords();
  return (
    <Notice tone="info">
      {words} <Link to={`/approvals/${approvalId}`}>{t('bo-staff:approval.open')}</Link>
    </Notice>
  );
}

/** Sends a change; for one that needs a second person returns the id of the request. */
export async function sendOrRequest(send: () => Promise<unknown>): Promise<number | undefined> {
  try {
    await send();
    return undefined;
  } catch (error) {
    const id = isApiProblem(error) ? error.problem.facts?.['approvalId'] : undefined;
    if (!isApiProblem(error) || error.problem.code !== 'APPROVAL_NEEDED' || typeof id !== 'number')
      throw error;
    return id;
  }
}
