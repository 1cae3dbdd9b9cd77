import { use, useId } from 'react';
import type { ContentPicture } from '#contract/admin/content/moment.ts';
import { FieldError } from '#ui/controls/field.tsx';
import { FieldMessages } from '#ui/controls/field-messages.ts';
import { callApi } from '../api.ts';
import { ProblemLine } from '../login/problem-line.tsx';
import { useAttempt } from '../login/use-attempt.ts';
import './pictures.css';

interface Props {
  label: string;
  /** The name of the picture's field, by which a form has a message for it. */
  name?: string | undefined;
  onPicture: (picture: ContentPicture) => void;
}

/** A button that uploads a selected or dropped file. */
export function UploadButton({ label, name = '', onPicture }: Props) {
  const id = useId();
  const message = use(FieldMessages)(name);
  const { attempt, error, isBusy } = useAttempt();
  const send = (file: File | undefined) => {
    if (file === undefined) return;
    void attempt(async () =>
      onPicture(
        await callApi('POST /api/admin/v1/content-pictures', {
          query: { name: file.name.slice(-100) },
          body: file,
        }),
      ),
    );
  };
  return (
    <div className="upload">
      <div className="upload-field" data-busy={isBusy || undefined}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="file"
          name={name}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? `${id}-error` : undefined}
          accept="image/jpeg,image/png,image/webp,image/avif,video/mp4"
          onChange={({ target }) => {
            send(target.files?.[0]);
            target.value = '';
          }}
        />
      </div>
      {message && <FieldError id={`${id}-error`}>{message}</FieldError>}
      <ProblemLine error={error} />
    </div>
  );
}
