import { useEffect, useRef } from 'react';
import './error-summary.css';

interface Props {
  title: string;
  /** `href` leads to the field, e.g. `#phone`. */
  errors: readonly { message: string; href?: string }[];
}

/** Displayed above a form after a refusal: lists the errors with links to the fields. Takes the focus when its content changes. */
export function ErrorSummary({ title, errors }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const words = errors.map(({ message }) => message).join('\n');
  useEffect(() => {
    if (words !== '') box.current?.focus();
  }, [words]);
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <p className="h3">{title}</p>
      <ul>
        {errors.map(({ message, href }) => (
          <li key={message}>{href === undefined ? message : <a href={href}>{message}</a>}</li>
        ))}
      </ul>
    </div>
  );
}
