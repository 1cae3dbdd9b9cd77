import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { FieldFrame } from '#ui/controls/field.tsx';
import { useWords } from '../kit/words.tsx';

interface Props {
  /** Omitted = a key. */
  label?: string;
  secret: string;
  lead: string;
}

/** A secret that is shown only once, with a copy button; without a clipboard API it is selected by hand. */
export function ShownSecret({ label, secret, lead }: Props) {
  const { t } = useWords();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <div className="shown-secret">
      <FieldFrame label={label ?? t('bo-system:secret.label')} helper={lead}>
        {(ids) => (
          <input
            className="input"
            readOnly
            value={secret}
            spellCheck={false}
            onFocus={({ target }) => target.select()}
            {...ids}
          />
        )}
      </FieldFrame>
      {'clipboard' in navigator && (
        <Button kind="secondary" onClick={copy}>
          {t(isCopied ? 'bo-system:secret.copied' : 'bo-system:secret.copy')}
        </Button>
      )}
    </div>
  );
}
