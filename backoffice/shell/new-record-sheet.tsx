import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { DraftOffer } from '../kit/forms/draft-offer.tsx';
import { Form } from '../kit/forms/refused/form.tsx';
import { useDraft } from '../kit/forms/use-draft.ts';
import { Sheet } from '../kit/sheet.tsx';
import { ProblemLine } from './login/problem-line.tsx';
import { useAttempt } from './login/use-attempt.ts';

interface Props<Fields extends FieldValues> {
  /** The name of the draft, such as `banner NEW`. */
  name: string;
  title: string;
  /** The text of the button. */
  submit: string;
  form: UseFormReturn<Fields>;
  /** Creates the record, and returns the address of its page, without `/admin`. */
  create: (typed: Fields) => Promise<string>;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet that creates a record and opens its page. Typed values are stored as a draft; what the server refuses is shown at the fields. */
export function NewRecordSheet<Fields extends FieldValues>(props: Props<Fields>) {
  const { name, title, submit, form, create, onClose, children } = props;
  const navigate = useNavigate();
  const { attempt, error, isBusy } = useAttempt();
  const draft = useDraft(form, { name, title });
  const send = form.handleSubmit((typed) =>
    attempt(async () => {
      const address = await create(typed);
      draft.finish();
      await navigate(address);
    }),
  );
  return (
    <Sheet title={title} isOpen onClose={onClose}>
      <DraftOffer draft={draft} />
      <Form error={error} onSubmit={send}>
        {children}
        <ProblemLine error={error} />
        <Button type="submit" loading={isBusy}>
          {submit}
        </Button>
      </Form>
    </Sheet>
  );
}
