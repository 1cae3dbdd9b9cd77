import type { ReactNode, SelectHTMLAttributes } from 'react';
import { FieldFrame } from './field.tsx';

type Props = SelectHTMLAttributes<HTMLSelectElement> & { label: ReactNode; helper?: ReactNode; error?: string | undefined; children: ReactNode };

/** A native list; a required one without a value blocks the submission (product-spec 5). */
export function Select({ label, helper, error, children, ...select }: Props) {
  return (
    <FieldFrame label={label} helper={helper} error={error}>
      {(ids) => (
        <select className="input" {...select} {...ids}>
          {children}
        </select>
      )}
    </FieldFrame>
  );
}
