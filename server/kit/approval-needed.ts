import type { ApprovalFact, ApprovalKind } from '#contract/admin/approval.ts';
import { Refusal } from './refusal.ts';

/** What a second person has to agree to (backoffice.md 2.8). */
export interface ApprovalRequest {
  kind: ApprovalKind;
  /** Plain JSON: all that the kind's executor needs. It is stored as it is and never changes. No contacts and no secrets. */
  payload: object;
  effect: ApprovalEffect;
  /** The record that it is of, as the audit names it: `order`, `Z-261123-00017`. */
  resource: string;
  recordId: string;
  /** Why, in the requester's words; up to 300 characters. */
  reason: string;
}

/** What the decider sees of a request. */
export interface ApprovalEffect {
  /** Money that it moves or writes off, whole soʻm; null = none. */
  amountSom: number | null;
  /** Serial numbers of the pieces that it touches. */
  serials: string[];
  /** What else the decider reads of it, in this order. */
  facts?: ApprovalFact[];
}

/**
 * Thrown by a staff operation that may not go on without a second person. Everything that the call has done is rolled back, the request
 * is stored in a transaction of its own, and the call is answered APPROVAL_NEEDED with facts.approvalId. The operation declares this
 * refusal.
 */
export class ApprovalNeeded extends Refusal {
  readonly request: ApprovalRequest;

  constructor(request: ApprovalRequest) {
    super('APPROVAL_NEEDED');
    this.request = request;
  }
}
