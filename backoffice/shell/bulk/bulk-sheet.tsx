import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { BulkPreview } from '#contract/admin/bulk.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { ProblemLine } from '../login/problem-line.tsx';
import { useAttempt } from '../login/use-attempt.ts';
import { BulkPreviewView } from './bulk-preview.tsx';
import type { NameOf } from './facts-in-words.ts';
import { JobReport } from './job-report.tsx';
import './bulk.css';

interface Props<Parameters> {
  /** The kind of the job, such as `pieces.withdraw`. */
  kind: string;
  title: string;
  /** The name for an id or a code in the facts. */
  nameOf?: NameOf;
  /** The form with the parameters of the action; `isBusy` while the preview is being computed. */
  form: (submit: (parameters: Parameters) => void, isBusy: boolean) => ReactNode;
  look: (parameters: Parameters) => Promise<BulkPreview>;
  run: (token: string) => Promise<{ jobId: string }>;
  /** Called when the job has begun: the selection can be cleared. */
  onBegun: () => void;
  onClose: () => void;
}

/** A bulk action from its form through the preview to the report of its job (backoffice.md 2.1). */
export function BulkSheet<Parameters>(props: Props<Parameters>) {
  const { kind, title, nameOf = asItIs, form, look, run, onBegun, onClose } = props;
  const { attempt, error, isBusy } = useAttempt();
  const { revalidate } = useRevalidator();
  const [preview, setPreview] = useState<BulkPreview | null>(null);
  const [jobId, setJobId] = useState<string | null>(null);
  const submit = (parameters: Parameters) => void attempt(async () => setPreview(await look(parameters)));
  const begin = (token: string) =>
    void attempt(async () => {
      setJobId((await run(token)).jobId);
      onBegun();
    });
  return (
    <Sheet title={title} isOpen onClose={onClose}>
      {jobId !== null ? (
        <JobReport jobId={jobId} onEnded={() => void revalidate()} onUndo={setJobId} />
      ) : preview !== null ? (
        <BulkPreviewView
          kind={kind}
          preview={preview}
          nameOf={nameOf}
          isBusy={isBusy}
          onBegin={() => begin(preview.token)}
          onBack={() => setPreview(null)}
        />
      ) : (
        form(submit, isBusy)
      )}
      <ProblemLine error={error} />
    </Sheet>
  );
}

const asItIs: NameOf = (id) => id;
