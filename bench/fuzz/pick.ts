export type Random = () => number;

export function pick<T>(random: Random, those: readonly T[]): T | undefined {
  return those[Math.floor(random() * those.length)];
}
