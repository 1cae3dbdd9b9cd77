import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../kit/words.tsx';
import { callApi } from '../../shell/api.ts';
import { useAttempt } from '../../shell/login/use-attempt.ts';
import { ImportProblem } from './import-problem.tsx';

/** Uploads a dropped or chosen file, and opens it as an import. */
export function UploadField() {
  const { t } = useWords();
  const id = useId();
  const navigate = useNavigate();
  const { attempt, error, isBusy } = useAttempt();
  const [isOver, setOver] = useState(false);
  const send = (file: File | undefined) => {
    if (file === undefined) return;
    void attempt(async () => {
      const query = { name: file.name.slice(-200) };
      const added = await callApi('POST /api/admin/v1/imports', { query, body: file });
      await navigate(`/exchange/imports/${added.id}`);
    });
  };
  return (
    <>
      <div className="drop-field" data-over={isOver || undefined} aria-busy={isBusy}>
        <label htmlFor={id}>{t(isBusy ? 'bo-exchange:import.uploading' : 'bo-exchange:import.drop')}</label>
        <input
          id={id}
          type="file"
          accept=".csv,.xlsx,.txt"
          disabled={isBusy}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onChange={({ target }) => {
            setOver(false);
            send(target.files?.[0]);
            target.value = '';
          }}
        />
      </div>
      <ImportProblem error={error} />
    </>
  );
}
