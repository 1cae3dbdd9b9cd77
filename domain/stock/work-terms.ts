/** What the shop decides about the work of its staff. */
export interface WorkTerms {
  /** A piece is set aside for a person for so long at most (backoffice.md 2.6). */
  asideHours: number;
  /** A counter keeps its pieces for so long after the last thing that was done at it (backoffice.md 2.5). */
  counterHoldMinutes: number;
  /** A call that was due so long ago is late (backoffice.md 2.3). */
  lateCallMinutes: number;
  /** A rate that holds for longer than that waits in Today (backoffice.md 2.3). */
  rateHours: number;
}

/** Until the shop decides on something else. */
export const defaultWorkTerms: WorkTerms = {
  asideHours: 48,
  counterHoldMinutes: 10,
  lateCallMinutes: 15,
  rateHours: 24,
};

/** Between which numbers the shop may decide; of a set-aside the database checks the greatest, too (migration 0471). */
export const workTermBounds = {
  asideHours: [2, 168],
  counterHoldMinutes: [5, 60],
  lateCallMinutes: [5, 240],
  rateHours: [4, 168],
} as const;
