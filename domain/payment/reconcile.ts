/** A movement in the shop's ledger. */
export interface OurMovement {
  kind: 'PAYMENT' | 'REFUND';
  transactionId: string;
  orderNumber: string;
  /** Whole soʻm, more than 0. */
  amountSom: number;
  /** A day in Tashkent, YYYY-MM-DD. */
  day: string;
  /** A refund made by the staff, which the provider does not know. */
  isManual: boolean;
  /** A report of its day exists. */
  isReported: boolean;
}

/** A movement in the provider's report. */
export interface TheirMovement extends Pick<OurMovement, 'kind' | 'transactionId' | 'amountSom' | 'day'> {
  /** null = the report does not contain it. */
  orderNumber: string | null;
}

/**
 * MATCHED: in both, on the same day. OTHER_DAY: in both, on different days. OTHER_SUM: in both, with different amounts. DOUBLED: the
 * provider has it one time more than the shop. MANUAL: refunded by the staff. UNREPORTED: no report of its day exists yet.
 */
export type ReconciledState =
  | 'MATCHED'
  | 'OTHER_DAY'
  | 'OTHER_SUM'
  | 'DOUBLED'
  | 'ONLY_OURS'
  | 'ONLY_THEIRS'
  | 'MANUAL'
  | 'UNREPORTED';

/** A pair of matching movements; at least one of them exists. */
export interface Reconciled<Ours extends OurMovement, Theirs extends TheirMovement> {
  state: ReconciledState;
  ours: Ours | null;
  theirs: Theirs | null;
}

const openStates: ReadonlySet<ReconciledState> = new Set([
  'OTHER_SUM',
  'DOUBLED',
  'ONLY_OURS',
  'ONLY_THEIRS',
]);

/** Checks whether somebody has to look at it. */
export const isOpenDifference = (state: ReconciledState): boolean => openStates.has(state);

type Line = Reconciled<OurMovement, TheirMovement>;

/** The movement that a line belongs to: the payment or the refunds of one transaction. */
export function movementOf({ ours, theirs }: Line): string {
  const one = ours ?? theirs;
  return `${one?.kind} ${one?.transactionId}`;
}

/** Returns for each movement with open lines by how much the provider reports more than the ledger has; negative: less. */
export function differencesOf(lines: readonly Line[]): Map<string, number> {
  const differences = new Map<string, number>();
  for (const line of lines.filter(({ state }) => isOpenDifference(state))) {
    const movement = movementOf(line);
    const difference = (line.theirs?.amountSom ?? 0) - (line.ours?.amountSom ?? 0);
    differences.set(movement, (differences.get(movement) ?? 0) + difference);
  }
  return differences;
}

/** Matches the movements of the ledger with those of one provider: each is in exactly one line of the result. */
export function reconcile<Ours extends OurMovement, Theirs extends TheirMovement>(
  ours: readonly Ours[],
  theirs: readonly Theirs[],
): Reconciled<Ours, Theirs>[] {
  const manual = ours.filter(({ isManual }) => isManual);
  const groups = groupsOf(
    ours.filter(({ isManual }) => !isManual),
    theirs,
  );
  const lines = [...groups.values()].flatMap(pairGroup);
  return [
    ...joinReversals(lines),
    ...manual.map((one) => ({ state: 'MANUAL' as const, ours: one, theirs: null })),
  ];
}

interface Group<Ours, Theirs> {
  ours: Ours[];
  theirs: Theirs[];
}

function groupsOf<Ours extends OurMovement, Theirs extends TheirMovement>(
  ours: readonly Ours[],
  theirs: readonly Theirs[],
): Map<string, Group<Ours, Theirs>> {
  const groups = new Map<string, Group<Ours, Theirs>>();
  const groupOf = ({ kind, transactionId }: TheirMovement | OurMovement) => {
    const key = `${kind} ${transactionId}`;
    const group = groups.get(key) ?? { ours: [], theirs: [] };
    groups.set(key, group);
    return group;
  };
  for (const one of ours) groupOf(one).ours.push(one);
  for (const one of theirs) groupOf(one).theirs.push(one);
  return groups;
}

/** Pairs equal amounts first, preferably of the same day; then the remaining ones of both sides; then those of only one side. */
function pairGroup<Ours extends OurMovement, Theirs extends TheirMovement>({
  ours,
  theirs,
}: Group<Ours, Theirs>): Reconciled<Ours, Theirs>[] {
  const lines: Reconciled<Ours, Theirs>[] = [];
  const [restOurs, restTheirs] = [[...ours], [...theirs]];
  const pairWhere = (fits: (one: Ours, other: Theirs) => boolean) => {
    for (const one of ours.filter((left) => restOurs.includes(left))) {
      const at = restTheirs.findIndex((other) => fits(one, other));
      const other = restTheirs[at];
      if (other === undefined) continue;
      restTheirs.splice(at, 1);
      restOurs.splice(restOurs.indexOf(one), 1);
      lines.push({ state: stateOf(one, other), ours: one, theirs: other });
    }
  };
  pairWhere((one, other) => one.amountSom === other.amountSom && one.day === other.day);
  pairWhere((one, other) => one.amountSom === other.amountSom);
  pairWhere(() => true);
  const isKnown = ours.length > 0;
  return [
    ...lines,
    ...restOurs.map((one) => ({
      state: one.isReported ? ('ONLY_OURS' as const) : ('UNREPORTED' as const),
      ours: one,
      theirs: null,
    })),
    ...restTheirs.map((other, nth) => ({
      state: isKnown || nth > 0 ? ('DOUBLED' as const) : ('ONLY_THEIRS' as const),
      ours: null,
      theirs: other,
    })),
  ];
}

function stateOf(ours: OurMovement, theirs: TheirMovement): ReconciledState {
  if (ours.amountSom !== theirs.amountSom) return 'OTHER_SUM';
  return ours.day === theirs.day ? 'MATCHED' : 'OTHER_DAY';
}

/** A provider may give a reversal a transaction id of its own; then it is matched by order and amount. */
function joinReversals<Ours extends OurMovement, Theirs extends TheirMovement>(
  lines: readonly Reconciled<Ours, Theirs>[],
): Reconciled<Ours, Theirs>[] {
  const joined = new Set<Reconciled<Ours, Theirs>>();
  const found = lines.flatMap((line) => {
    const { ours } = line;
    if (ours?.kind !== 'REFUND' || line.theirs !== null) return [line];
    const other = lines.find(
      (one) =>
        !joined.has(one) &&
        one.ours === null &&
        one.theirs?.kind === 'REFUND' &&
        one.theirs.orderNumber === ours.orderNumber &&
        one.theirs.amountSom === ours.amountSom,
    );
    if (!other?.theirs) return [line];
    joined.add(other);
    return [{ state: stateOf(ours, other.theirs), ours, theirs: other.theirs }];
  });
  return found.filter((line) => !joined.has(line));
}
