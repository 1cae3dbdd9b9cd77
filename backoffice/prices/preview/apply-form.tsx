import { useState, type ReactNode } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { FieldGroup } from '../../kit/forms/refused/form.tsx';
import { useWords } from '../../kit/words.tsx';
import { ProblemLine } from '../../shell/login/problem-line.tsx';
import { RequestedNotice } from './requested-notice.tsx';
import { useApply } from './use-apply.ts';

/** How a change is sent: its idempotency key, and the reason for the second person, if one decides and a reason was typed. */
export interface Sending {
  key: string;
  reason?: string;
}

interface Props {
  needsApproval: boolean;
  /** The text of the button if no second person is needed. */
  action: string;
  send: (how: Sending) => Promise<void>;
  /** Fields before the reason. */
  children?: ReactNode;
}

/** Applies the previewed change, or requests it with a reason if a second person decides. */
export function ApplyForm({ needsApproval, action, send, children }: Props) {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const { apply, approvalId, error, isBusy } = useApply();
  if (approvalId !== null) return <RequestedNotice approvalId={approvalId} />;
  const reason = typed.trim();
  return (
    <FieldGroup error={error} className="form price-form">
      {children}
      {needsApproval && (
        <Field
          name="reason"
          label={t('bo-prices:preview.reason')}
          helper={t('bo-prices:preview.reasonHelp')}
          maxLength={300}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <ProblemLine error={error} />
      <Button
        type="button"
        loading={isBusy}
        onClick={() => void apply((key) => send({ key, ...(needsApproval && reason !== '' && { reason }) }))}
      >
        {needsApproval ? t('bo-prices:preview.request') : action}
      </Button>
    </FieldGroup>
  );
}
