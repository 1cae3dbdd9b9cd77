import type { ReactNode } from 'react';

/** One of the four numbered steps. */
export function Block({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = `block-${number}`;
  return (
    <section className="checkout-block" aria-labelledby={id}>
      <h2 className="h2" id={id}>
        <span className="checkout-number" aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}
