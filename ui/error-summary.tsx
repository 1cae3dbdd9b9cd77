import { useEffect, useRef } from 'react';
import './error-summary.css';

/** On top of a form after a refusal: what is wrong, with links to the fields. Takes the focus when it appears. */
export function ErrorSummary({ title, errors }: { title: string; errors: readonly { message: string; href?: string }[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [errors]);
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
