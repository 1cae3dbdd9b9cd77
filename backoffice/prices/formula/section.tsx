import type { ReactNode } from 'react';

/** A section of the formula with its title. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="price-section">
      <h2 className="section-title">{title}</h2>
      {children}
    </section>
  );
}
