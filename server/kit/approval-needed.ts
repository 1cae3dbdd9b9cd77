import type { ApprovalFact, ApprovalKind } from '#contract/admin/approval.ts';
import { Refusal } from './refusal.ts';

/** A request for approval by a second person (backoffice.md 2.8). */
export interface ApprovalRequest {
  kind: ApprovalKind;
  /** Plain JSON with everything that the kind's executor needs. Stored unchanged. Contains no contacts and no secrets. */
  payload: object;
  effect: ApprovalEffect;
  /** The affected record as the audit names it: `order`, `Z-261123-00017`. */
  resource: string;
  recordId: string;
  /** The requester's reason; up to 300 characters. */
  reason: string;
}

/** What a request changes, as shown to the person who decides. */
export interface ApprovalEffect {
  /** The amount that it moves or writes off, whole soʻm; null = none. */
  amountSom: number | null;
  /** Serial numbers of the affected pieces. */
  serials: string[];
  /** Further facts for the decision, in this order. */
  facts?: ApprovalFact[];
}

/**
 * Thrown by a staff operation that needs a second person's approval. The call's transaction is rolled back, the request is stored in a
 * separate transaction, and the response is APPROVAL_NEEDED with facts.approvalId. The operation must declare this refusal.
 */
export class ApprovalNeeded extends Refusal {
  readonly request: ApprovalRequest;

  constructor(request: ApprovalRequest) {
    super('APPROVAL_NEEDED');
    this.request = request;
  }
}
