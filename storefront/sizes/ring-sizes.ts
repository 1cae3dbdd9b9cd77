/** A size is the inner diameter, mm; rings are also made in half sizes. */
const smallest = 14;
const largest = 24;
export const sizeStep = 0.5;

export const ringSizes: readonly number[] = Array.from(
  { length: (largest - smallest) / sizeStep + 1 },
  (_, index) => smallest + index * sizeStep,
);
