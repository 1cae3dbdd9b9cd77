import './progress-bar.css';

/** The route-change progress bar: starts at 0.3, 2 px high (product-spec 2). */
export function ProgressBar({ active }: { active: boolean }) {
  return <div className="progress-bar" data-active={active || undefined} aria-hidden="true" />;
}
