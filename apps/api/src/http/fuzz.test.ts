import { createHash } from 'node:crypto';

import { createToken } from '@glossa/contract/access-tokens';
import { needsSignature } from '@glossa/contract/endpoint';
import { fieldErrorMessages } from '@glossa/contract/field-errors';
import { isProblem } from '@glossa/contract/is-problem';
import type { HttpMethod, OpenApiDocument, Operation } from '@glossa/contract/openapi/document';
import { getSchema } from '@glossa/contract/schema';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createCatalogVideo } from '#testing/factories/catalog-video.ts';
import { fillAccount } from '#testing/factories/full-account.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { createProduct } from '#testing/factories/product.ts';
import { createPurchase } from '#testing/factories/purchase.ts';
import { makeTask } from '#testing/factories/task.ts';
import { generateHostileRequests, type HostileRequest } from '#testing/fuzz/hostile-requests.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { limitRules, type LimitName } from './limits.ts';

/** Seed from which all requests are generated; reported on failure. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_124);
/** Requests per operation. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 5);

const resolveNothing = async () => [];
const app = startTestApp(
  { EMBEDDED: '1' },
  // Resolve no host names, so that no request leaves the machine.
  { fetchPolicy: { resolve: resolveNothing, allowsIp: async () => false, allowsPort: () => false } },
);

// Lift the rate limits, which would hide all other failures. Other test files share the rules, so restore them.
const points = Object.entries(limitRules).map(([name, rule]) => [name, rule.points] as const);
for (const rule of Object.values(limitRules)) rule.points = 1_000_000;
afterAll(() => {
  for (const [name, before] of points) limitRules[name as LimitName].points = before;
});

const admin = { isSuperuser: true, canManageContent: true, isStaff: true } as const;

interface Caller {
  name: string;
  headers: (method: string, path: string) => Promise<Record<string, string>>;
  /** Sends a request with the caller's cookies. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

let document: OpenApiDocument;
const callers: Caller[] = [];
const ids = new Map<string, string[]>();

/** Queries for the IDs of a path's rows; the first match wins. */
const tables: readonly (readonly [path: RegExp, query: string])[] = [
  [/annotations/, 'SELECT id FROM annotation'],
  [/^\/api\/texts\//, 'SELECT id FROM text WHERE owner_id = $1'],
  [/^\/api\/videos\/(offline|learn)\//, 'SELECT id FROM video WHERE owner_id = $1'],
  [/^\/api\/videos\//, 'SELECT id FROM video WHERE publication IS NOT NULL'],
  [/^\/api\/words\/mindmap\/links\//, 'SELECT id FROM word_link'],
  [/^\/api\/words\/(import|export)\//, 'SELECT id FROM task'],
  [/^\/api\/words\//, 'SELECT term_id FROM learner_word WHERE learner_id = $1'],
  [/^\/api\/tags\//, 'SELECT id FROM tag WHERE owner_id = $1'],
  [/^\/api\/saved\//, 'SELECT id FROM saved_item'],
  [/^\/api\/tasks\/notifications\//, 'SELECT id FROM notification'],
  [/^\/api\/tasks\/tasks\//, 'SELECT id FROM task'],
  [/my-purchases|marketplace/, 'SELECT id FROM purchase'],
  [/orders/, 'SELECT id FROM shop_order'],
  [/products|cart|ebooks|content-pricing/, 'SELECT id FROM product'],
  [/learners/, 'SELECT id FROM learner WHERE id <> $1'],
  [/^/, 'SELECT id FROM learner WHERE id <> $1'],
];

const idsOf = (path: string): readonly string[] => {
  const found = tables.find(([fits]) => fits.test(path));
  return ids.get(found?.[1] ?? '') ?? [];
};

beforeAll(async () => {
  const { id } = await createLearner(app);
  // Fill the account while it is a plain learner's, because a content manager's content would have to meet the shop's
  // rules.
  await fillAccount(app, await signInLearner(app, { id }));
  await app.deps.db.prisma.learner.update({ where: { id }, data: admin });
  const browser = await signInLearner(app, { id });
  await createCatalogVideo(app, { publication: 'published' });
  await createPurchase(app, { buyer: { id } });
  await createProduct(app);
  await makeTask(app, { ownerId: id });
  for (let requestCount = 0; requestCount < 3; requestCount++) await createLearner(app);
  for (const [, query] of tables) {
    const values = query.includes('$1') ? [id] : [];
    const { rows } = await app.deps.db.pool.query<Record<string, unknown>>(query, values);
    ids.set(
      query,
      rows.flatMap((row) => Object.values(row).map(String)),
    );
  }
  document = await browser.call(getSchema, {});
  const { token } = await browser.call(createToken, { body: { name: 'fuzz' } });
  const learner = await createLearner(app);
  callers.push(
    { name: 'admin', ...createCaller({ id }) },
    {
      name: 'admin by token',
      headers: async () => ({ authorization: `Bearer ${token}` }),
      fetch: (url, init) => fetch(app.url + url, init),
    },
    { name: 'admin', ...createCaller({ id }) },
    { name: 'learner', ...createCaller(learner) },
    { name: 'visitor', ...createCaller(undefined) },
  );
}, 300_000);

/**
 * Creates a caller that signs in again when an operation ends its session, with a new account if its own was deleted.
 */
function createCaller(user: { id: string } | undefined): Omit<Caller, 'name'> {
  const open = async () => {
    if (!user) return app.visitor();
    const isThere = await app.deps.db.prisma.learner.findUnique({ where: { id: user.id } });
    return signInLearner(app, isThere ? user : await createLearner(app));
  };
  let browser = open();
  return {
    headers: async (method, path) => {
      const known = await browser;
      return { ...known.csrfHeaders(), ...(needsSignature(path) ? await known.signature(method, path) : {}) };
    },
    fetch: async (url, init) => {
      const response = await (await browser).fetch(url, init);
      if (response.status === 401 && user) browser = open();
      return response;
    },
  };
}

/**
 * Internals that responses must not leak: names of libraries and files, SQL, stack traces, messages of zod and multer.
 */
const internalsPattern =
  /\bzod\b|prisma|postgres|node_modules|\bat .+:\d+:\d+|\/(?:work|app|home|tmp)\/|\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM) \w|syntax error|invalid byte sequence|Invalid input|expected \w+, received|Too (?:big|small)|Unrecognized key|Invalid (?:option|UUID|ISO)|Unexpected (?:field|token|end)|NaN|\[object /;

function findComplaint(operation: Operation, status: number, text: string): string | undefined {
  if (status < 400) return undefined;
  const body = tryParse(text);
  if (!isProblem(body)) return 'is not of the shape of a failure';
  const declared = codesOf(operation, status);
  if (!declared.includes(body.code)) return `has the undeclared code ${body.code}`;
  // With 503, codes other than `unavailable` are expected, because this site has no external services and no email.
  if (status >= 500 && (status !== 503 || body.code === 'unavailable')) return 'is a failure of the server';
  const { fields = {}, field_errors: errors = {}, ...rest } = body;
  if (internalsPattern.test(JSON.stringify({ ...rest, sentences: Object.values(fields) })))
    return 'tells internals';
  for (const [name, sentences] of Object.entries(fields)) {
    const codes = errors[name] ?? [];
    if (sentences.length === 0 || codes.length !== sentences.length)
      return `has no code for each sentence of ${name}`;
    for (const { code } of codes)
      if (!(code in fieldErrorMessages)) return `has the unknown field code ${code}`;
  }
  return undefined;
}

const tryParse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Returns the error codes that the OpenAPI document declares for a status. */
function codesOf({ responses }: Operation, status: number): readonly string[] {
  const response = responses[status];
  const resolvedResponse =
    response && '$ref' in response
      ? document.components.responses[response.$ref.split('/').at(-1) ?? '']
      : response;
  const schema =
    resolvedResponse && 'content' in resolvedResponse
      ? resolvedResponse.content?.['application/json']?.schema
      : undefined;
  return (schema?.properties?.['code']?.enum ?? []) as string[];
}

async function send(caller: Caller, { method, url, type, body }: HostileRequest) {
  const [path = ''] = url.split('?');
  const headers = {
    ...(await caller.headers(method, path)),
    ...(type === undefined ? {} : { 'content-type': type }),
  };
  const response = await caller.fetch(url, { method, headers, body: body ?? null, redirect: 'manual' });
  return { status: response.status, text: await response.text() };
}

/** Sorts operations that end or delete something last, so that the others still find it. */
const order = (operation: Operation, method: string): number =>
  method === 'delete' || /delete|logout|revoke|cancel|trash|refund|archive/i.test(operation.operationId)
    ? 1
    : 0;

const formatRequest = (request: HostileRequest): string => {
  const body =
    request.body instanceof FormData
      ? [...request.body].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])
      : request.body;
  return JSON.stringify({ ...request, body }).slice(0, 600);
};

test('no operation responds to hostile input with a server error or leaks internals', async () => {
  const operations = Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        path,
        method: method as HttpMethod,
        operation,
      })),
    )
    .toSorted((a, b) => order(a.operation, a.method) - order(b.operation, b.method));
  expect(operations.length).toBeGreaterThan(250);
  const complaints: string[] = [];
  let sent = 0;
  for (const place of operations) {
    const hash = createHash('sha256').update(place.operation.operationId).digest().readInt32LE();
    const requests = fc.sample(generateHostileRequests(document, place, idsOf), {
      seed: seed ^ hash,
      numRuns: runs,
    });
    for (const [index, request] of requests.entries()) {
      const caller = callers[index % callers.length] as Caller;
      const { status, text } = await send(caller, request);
      sent += 1;
      const complaint = findComplaint(place.operation, status, text);
      if (complaint)
        complaints.push(
          `${status} ${complaint}, ${caller.name}: ${formatRequest(request)}\n  ${text.slice(0, 300)}`,
        );
    }
  }
  expect(complaints, `${sent} requests to ${operations.length} operations, seed ${seed}`).toEqual([]);
}, 300_000);
