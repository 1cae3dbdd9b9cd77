import type { FastifyReply, FastifyRequest } from 'fastify';
import { commonStaffRefusals, type StaffOperation } from '#contract/operations/admin/staff-operation.ts';
import { commonRefusals, Nothing } from '#contract/operations/operation.ts';
import { Shape } from '#contract/primitives.ts';
import { Problem } from '#contract/problem.ts';
import type { Db } from '#database/connect.ts';
import { withAudit } from '#server/kit/audit.ts';
import type { App } from '#server/kit/http/app-type.ts';
import { clearSiteData, setNoStore } from '#server/kit/http/no-store.ts';
import type { KeyDeps } from '#server/kit/session/staff-key.ts';
import type { StaffCaller, StaffVisitor } from '#server/kit/staff-operation.ts';
import { type Input, inputOfRequest } from './operation-input.ts';
import { answerCheck, limitOf, undeclared } from './operation-runner.ts';
import { ApprovalNeeded, type ApprovalRequest } from '#server/kit/approval-needed.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { admitCaller, type Admitted, recordMissing, versionOf } from './staff-caller.ts';

const noQuery = Shape({});
const common = [...commonRefusals, ...commonStaffRefusals];

/** A staff operation's function without its types: the compiler has checked it against its declaration (server/staff-functions.ts). */
type AnyFunction = (
  deps: never,
  call: { caller: StaffVisitor | StaffCaller; input: Input; now: Date },
) => Promise<unknown>;

export interface StaffMountParts {
  app: App;
  operations: Record<string, StaffOperation>;
  functions: object;
  /** The dependencies of the functions; each call gets them with its own transaction as `db`. */
  deps: KeyDeps & { db: Db };
  publicUrl: string;
  now: () => Date;
  /** Stores a request for a second person's approval; returns its id. */
  requestApproval: (db: Db, request: ApprovalRequest & { requestedBy: number; now: Date }) => Promise<number>;
  /** True in tests: an undeclared refusal, or a response that does not match its schema, throws. */
  isStrict: boolean;
}

/** Mounts the back-office's operations on Fastify: one route each, built from its declaration. */
export function mountStaffOperations(parts: StaffMountParts): void {
  const all = Object.entries(parts.operations);
  for (const [name, operation] of all.filter(([, { fileBytes }]) => fileBytes === undefined))
    mount(parts, name, operation);
  // in a separate scope, so that no other route accepts files
  void parts.app.register(async (app) => {
    app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    for (const [name, operation] of all.filter(([, { fileBytes }]) => fileBytes !== undefined))
      mount({ ...parts, app }, name, operation);
  });
}

function mount(parts: StaffMountParts, name: string, operation: StaffOperation): void {
  const { app, now } = parts;
  const perform = performOf(parts, name, operation);
  const admitted = new WeakMap<FastifyRequest, Admitted>();
  // the staff of a store share one address, so members are counted separately, and only unknown callers by address
  const isCountedAlone = isOfPermission(operation);
  const limit = limitOf(
    app,
    operation,
    isCountedAlone ? (request) => staffOf(admitted.get(request)) : undefined,
  );
  const admit = async (request: FastifyRequest) => {
    const one = await admitCaller(parts, operation, request).catch((error: unknown) =>
      recordMissing(parts, { name, error }),
    );
    admitted.set(request, one);
    if (isCountedAlone) await limit?.(request);
  };
  app.route({
    method: operation.method,
    url: operation.path,
    schema: schemaOf(operation),
    ...(operation.fileBytes !== undefined && { bodyLimit: operation.fileBytes }),
    onRequest: async (request, reply) => {
      setNoStore(reply);
      if (!isCountedAlone) await limit?.(request);
      // checked before the body is read, so that an unauthorized caller cannot upload a file
      if (operation.fileBytes !== undefined) await admit(request);
    },
    // checked before validation, so that an unauthorized caller learns nothing about the input
    preValidation: async (request) => {
      if (operation.fileBytes === undefined) await admit(request);
    },
    handler: async (request, reply) => {
      const known = admitted.get(request);
      if (known === undefined) throw new Error('the handler ran before the caller was admitted');
      const { caller, cookies } = known;
      const input = inputOf(operation, request);
      const answer = await perform({ caller, input, now: now() });
      const lines = cookies.lines();
      if (lines.length > 0) reply.header('set-cookie', lines);
      if (operation.endsLogin) reply.headers(clearSiteData);
      return send(reply, operation, answer);
    },
  });
}

/** Whether the operation requires a permission, and therefore a logged-in member of the staff. */
const isOfPermission = ({ access }: StaffOperation): boolean => access.includes('.');

function staffOf(known: Admitted | undefined): string {
  if (known === undefined || !('staff' in known.caller))
    throw new Error('the rate limit ran before the caller was admitted');
  return `staff:${known.caller.staff.id}`;
}

function inputOf(operation: StaffOperation, request: FastifyRequest): Input {
  if (operation.fileBytes !== undefined) return inputWithFile(request);
  const input = inputOfRequest(operation, request);
  return operation.ifMatch ? { ...input, version: versionOf(request.headers['if-match']) } : input;
}

function inputWithFile(request: FastifyRequest): Input {
  const { params, query, body } = request as { params: Input; query: Input; body: unknown }; // objects by their schemas
  if (!Buffer.isBuffer(body)) throw new Refusal('UNSUPPORTED_MEDIA_TYPE', { reason: 'FILE_EXPECTED' });
  return { ...params, ...query, content: body };
}

function performOf(parts: StaffMountParts, name: string, operation: StaffOperation) {
  const perform = (parts.functions as Record<string, AnyFunction>)[name]; // see AnyFunction
  if (!perform) throw new Error(`The staff operation ${name} has no function`);
  const check = parts.isStrict ? answerCheck(name, operation.answer) : undefined;
  const run = (db: Db, call: Parameters<AnyFunction>[1]) => {
    const deps = { ...parts.deps, db } as never; // see AnyFunction
    return perform(deps, call).catch((error: unknown) => {
      throw parts.isStrict ? undeclared(name, { ...operation, common }, error) : error;
    });
  };
  return async (call: Parameters<AnyFunction>[1]): Promise<unknown> => {
    const { audit } = operation;
    const { db } = parts.deps;
    const answer = await (
      audit
        ? withAudit(
            db,
            (answered) => entryOf(audit, call, answered),
            (db) => run(db, call),
          )
        : run(db, call)
    )
      .catch((error: unknown) => recordMissing(parts, { name, caller: call.caller, error }))
      .catch((error: unknown) => keepRequest(parts, call, error));
    check?.(answer);
    return answer;
  };
}

/** Stores the request of a call that needs a second person's approval; the call itself has been rolled back. Always throws. */
async function keepRequest(
  { requestApproval, deps: { db } }: StaffMountParts,
  { caller, now }: Parameters<AnyFunction>[1],
  error: unknown,
): Promise<never> {
  if (!(error instanceof ApprovalNeeded) || !('staff' in caller)) throw error;
  const { request } = error;
  const { staff, keyId, ip, device, requestId } = caller;
  const entry = {
    staffId: staff.id,
    keyId,
    action: 'approvals.request',
    resource: 'approval',
    ip,
    device,
    requestId,
  };
  const approvalId = await withAudit(
    db,
    (id) => ({ ...entry, recordId: String(id), reason: request.reason }),
    (db) => requestApproval(db, { ...request, requestedBy: staff.id, now }),
  );
  throw new Refusal('APPROVAL_NEEDED', { approvalId });
}

function entryOf(
  { action, resource, record }: NonNullable<StaffOperation['audit']>,
  { caller, input }: Parameters<AnyFunction>[1],
  answer: unknown,
) {
  const recordId = input[record] ?? (answer as Input | undefined)?.[record]; // an object by its schema
  return {
    ...('staff' in caller ? { staffId: caller.staff.id, keyId: caller.keyId } : { staffId: null }),
    action,
    resource,
    // an id, or an order number
    recordId: typeof recordId === 'string' || typeof recordId === 'number' ? String(recordId) : null,
    reason: typeof input['reason'] === 'string' ? input['reason'] : undefined,
    ip: caller.ip,
    device: caller.device,
    requestId: caller.requestId,
  };
}

function send(reply: FastifyReply, operation: StaffOperation, answer: unknown): FastifyReply {
  if (operation.answer === Nothing) return reply.status(204).send(null);
  const version = (answer as { version?: unknown } | null)?.version; // records carry one
  if (typeof version === 'number') reply.header('etag', `"${version}"`);
  return reply.status(operation.status ?? 200).send(answer);
}

function schemaOf(operation: StaffOperation) {
  const { params, query, body, answer } = operation;
  const status = answer === Nothing ? 204 : (operation.status ?? 200);
  return {
    ...(params && { params }),
    querystring: query ?? noQuery,
    ...(body && { body }),
    response: { [status]: answer, '4xx': Problem, '5xx': Problem },
  };
}
