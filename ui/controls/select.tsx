import type { ReactNode, SelectHTMLAttributes } from 'react';
import { FieldFrame } from './field.tsx';

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  label: ReactNode;
  helper?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
}

/** A native list; a required one without a value blocks the submission (product-spec 5). */
export function Select({ label, helper, error, id, children, ...select }: Props) {
  return (
    <FieldFrame label={label} helper={helper} error={error} id={id}>
      {(ids) => (
        <select className="input" {...select} {...ids}>
          {children}
        </select>
      )}
    </FieldFrame>
  );
}
