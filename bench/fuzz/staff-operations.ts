import { staffOperations } from '#contract/operations/admin/all.ts';
import type { StaffOperation } from '#contract/operations/admin/staff-operation.ts';
import type { Schema } from './from-schema.ts';
import type { Operation } from './make-request.ts';

/** An operation of the back-office, as the fuzz test calls it. */
export interface FuzzedStaffOperation extends Operation {
  name: string;
}

function fuzzed(name: string, operation: StaffOperation): FuzzedStaffOperation {
  const { method, path, params, query, body, idempotency, ifMatch } = operation;
  const header = (header: string) => ({ name: header, in: 'header', schema: {} });
  return {
    name,
    method,
    path: path.replaceAll(/:(\w+)/g, '{$1}'),
    parameters: [
      ...parametersOf(params, 'path'),
      ...parametersOf(query, 'query'),
      ...(idempotency ? [header('idempotency-key')] : []),
      ...(ifMatch ? [header('if-match')] : []),
    ],
    body,
  };
}

function parametersOf(shape: StaffOperation['params'], place: string): Operation['parameters'] {
  return Object.entries(shape?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    schema: schema as Schema, // a schema of TypeBox is one of JSON Schema
  }));
}

/** Every operation of the back-office, from its declaration, because the public API document does not have them. */
export const fuzzedStaffOperations: readonly FuzzedStaffOperation[] = Object.entries(staffOperations).map(
  ([name, operation]) => fuzzed(name, operation),
);
