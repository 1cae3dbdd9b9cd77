const star = 'm8 1.4 2 4.5 4.9.5-3.7 3.3 1.1 4.8L8 12l-4.3 2.5 1.1-4.8L1.1 6.4 6 5.9Z';

/** Five drawn stars with the rating filled; `label` is the text for it. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <svg viewBox="0 0 92 16" width="92" height="16" role="img" aria-label={label}>
      {[0, 1, 2, 3, 4].map((place) => (
        <path
          key={place}
          d={star}
          transform={`translate(${place * 19} 0)`}
          fill={place < rating ? 'currentColor' : 'none'}
          stroke="currentColor"
        />
      ))}
    </svg>
  );
}
