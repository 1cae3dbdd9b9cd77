import { readFileSync } from 'node:fs';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import committed from '#contract/openapi.json' with { type: 'json' };
import committedOfStaff from '#contract/admin/openapi.json' with { type: 'json' };
import { staffOperations } from '#contract/operations/admin/all.ts';
import { operations } from '#contract/operations/all.ts';
import { staffBrowser, testStaff } from '#server/testing-staff.ts';
import { testApp } from '#server/testing.ts';
import { openapiFile, openapiText, staffOpenapiFile, staffOpenapiText } from './openapi.ts';
import { createSchemas } from './openapi/schemas.ts';
import { features } from './openapi/tags.ts';
import { bin, run } from './run.ts';

interface Described {
  operationId: string;
  parameters?: { name?: string; in?: string }[];
}
const routesOf = ({ paths }: { paths: object }) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Described>).map(([method, route]) => ({ method, path, route })),
  );
const routes = routesOf(committed);
const staffRoutes = routesOf(committedOfStaff);

describe.each([
  { name: 'contract/openapi.json', file: openapiFile, text: openapiText, described: routes },
  {
    name: 'contract/admin/openapi.json',
    file: staffOpenapiFile,
    text: staffOpenapiText,
    described: staffRoutes,
  },
])('$name', ({ file, text, described }) => {
  it('is what npm run openapi writes', async () => {
    expect(await text()).toBe(readFileSync(file, 'utf8'));
  });

  it('passes the recommended rules of a public linter', async () => {
    vi.stubEnv('REDOCLY_TELEMETRY', 'off');
    vi.stubEnv('REDOCLY_SUPPRESS_UPDATE_NOTICE', 'true');
    const { code, output } = await run(bin('@redocly/cli', 'redocly'), ['lint', file]);
    expect({ code, output }).toMatchObject({ code: 0 });
  }, 30_000);

  it('declares every parameter of its paths', () => {
    for (const { method, path, route } of described) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = (route.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(new Set(declared.map(({ name }) => name)), `${method} ${path}`).toEqual(new Set(named));
    }
  });
});

describe('the documents', () => {
  it('describe every operation once, under its own name', () => {
    const described = routes.map(({ route }) => route.operationId);
    expect(new Set(described).size).toBe(described.length);
    expect(described).toEqual(expect.arrayContaining(Object.keys(operations)));
    const inFeatures = features.flatMap((feature) => Object.keys(feature.operations));
    expect(inFeatures.toSorted()).toEqual(Object.keys(operations).toSorted());
    const ofStaff = staffRoutes.map(({ route }) => route.operationId);
    expect(ofStaff.toSorted()).toEqual(Object.keys(staffOperations).toSorted());
  });

  it('of shoppers is short enough to be reviewed, and contains nothing of the staff', () => {
    const text = readFileSync(openapiFile, 'utf8');
    expect(text.split('\n').length).toBeLessThan(6000);
    expect(text).not.toContain('/api/admin');
  });
});

describe('a schema in the document', () => {
  const Money = Type.Integer({ minimum: 0 });
  const Login = Type.Object({ sum: Type.Optional(Money), note: Type.String() });
  const exported: [string, typeof Money | typeof Login][] = [
    ['Money', Money],
    ['Login', Login],
  ];

  it('is a reference to the name under which the contract exports it, copied or not', () => {
    const schemas = createSchemas(exported);
    expect(schemas.describe(Type.Array(Login))).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/Login' },
    });
    expect(schemas.components()).toEqual({
      Login: {
        type: 'object',
        required: ['note'],
        properties: { sum: { $ref: '#/components/schemas/Money' }, note: { type: 'string' } },
      },
      Money: { type: 'integer', minimum: 0 },
    });
  });

  it('is not named after an input that happens to have the same fields', () => {
    const schemas = createSchemas(exported, new Set([Login]));
    expect(schemas.describe(Login)).toEqual({ $ref: '#/components/schemas/Login' });
    expect(schemas.describe(Type.Object({ ...Login.properties }))).not.toHaveProperty('$ref');
  });
});

describe('a running shop', () => {
  let shop: Awaited<ReturnType<typeof testApp>>;
  beforeAll(async () => {
    shop = await testApp({ seed: 'empty' });
  });
  afterAll(() => shop.close());

  it('has every route of the document that does not depend on its settings', () => {
    const missing = [...routes, ...staffRoutes].filter(
      ({ method, path }) =>
        !path.startsWith('/payments/') &&
        !shop.app.hasRoute({
          method: method.toUpperCase(),
          url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        }),
    );
    expect(missing).toEqual([]);
  });

  it('serves the document, and a page that displays it', async () => {
    const document = await shop.app.inject('/api/openapi.json');
    expect(document.json()).toEqual(committed);
    const page = await shop.app.inject('/api/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('swagger-ui');
  });

  it('serves the document of the staff only to the staff', async () => {
    expect((await staffBrowser(shop.app).get('../openapi.json')).statusCode).toBe(401);
    const staff = await testStaff({ app: shop.app, db: shop.db, now: new Date() });
    const support = await staff.enter('SUPPORT');
    expect((await support.get('../openapi.json')).json()).toEqual(committedOfStaff);
  });
});
