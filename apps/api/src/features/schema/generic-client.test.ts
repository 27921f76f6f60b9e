import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import type { OpenApiDocument, ResponseObject } from '@glossa/contract/openapi/document';
import { getSchema } from '@glossa/contract/schema';
import { printTypes } from '@glossa/openapi-types/print-types';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Middleware } from 'openapi-fetch';
import { expect, test } from 'vitest';

import { createProduct } from '#testing/factories/product.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const run = promisify(execFile);
const client = fileURLToPath(new URL('../../../generic-client/', import.meta.url));
const tsc = fileURLToPath(new URL('../../../../../node_modules/.bin/tsc', import.meta.url));

/**
 * Loads the client's modules. They are outside this TypeScript project, because they compile only once their types have
 * been generated.
 */
async function loadClient() {
  const [journey, session] = (await Promise.all(
    ['journey.ts', 'session.ts'].map((name) => import(path.join(client, name))),
  )) as [
    { runJourney: (baseUrl: string, session: object, watch: Middleware) => Promise<void> },
    { Session: new (signedPaths: ReadonlySet<string>) => object },
  ];
  return { ...journey, ...session };
}

/** Validates each response against the document, by operation, status and media type. */
function createResponseChecks(document: OpenApiDocument) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(document, 'document');
  const wrongRequests: string[] = [];
  const called = new Set<string>();
  const middleware: Middleware = {
    onResponse: async ({ request, response, schemaPath }) => {
      const method = request.method.toLowerCase() as 'get';
      const call = `${request.method} ${schemaPath} ${response.status}`;
      called.add(`${request.method} ${schemaPath}`);
      const declaredResponse = document.paths[schemaPath]?.[method]?.responses[response.status];
      if (!declaredResponse) return void wrongRequests.push(`${call}: undocumented`);
      const pointer =
        '$ref' in declaredResponse
          ? declaredResponse.$ref
          : `#/paths/${schemaPath.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}/responses/${response.status}`;
      const { content = {} } =
        '$ref' in declaredResponse
          ? (document.components.responses[declaredResponse.$ref.split('/').at(-1) ?? ''] as ResponseObject)
          : declaredResponse;
      const sent = response.headers.get('content-type');
      if (sent === null)
        return void (Object.keys(content).length > 0 && wrongRequests.push(`${call}: no content`));
      const type = Object.keys(content).find((known) => known.split(';')[0] === sent.split(';')[0]);
      if (type === undefined) return void wrongRequests.push(`${call}: undocumented ${sent}`);
      if (type !== 'application/json') return;
      const schema = `document${encodeURI(pointer)}/content/application~1json/schema`;
      const matches = ajv.validate({ $ref: schema }, await response.clone().json());
      if (!matches) wrongRequests.push(`${call}: ${ajv.errorsText()}`);
    },
  };
  return { wrong: wrongRequests, called, middleware };
}

test('a client generated from the document completes a typical session', async () => {
  await createProduct(app, { title: 'A gift', isFree: true, price: 0 });
  const document = await app.visitor().call(getSchema, {});
  await mkdir(path.join(client, 'generated'), { recursive: true });
  await writeFile(path.join(client, 'generated', 'paths.d.ts'), await printTypes(document));
  const typeErrors = await run(tsc, ['-p', client]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
  expect(typeErrors).toBe('');

  const operations = Object.entries(document.paths);
  const signedOperations = operations.filter(([, methods]) =>
    Object.values(methods).some(({ security }) => security.some((scheme) => 'signature' in scheme)),
  );
  const { wrong, called, middleware } = createResponseChecks(document);
  const { runJourney, Session } = await loadClient();
  await runJourney(app.url, new Session(new Set(signedOperations.map(([name]) => name))), middleware);
  expect(wrong).toEqual([]);
  expect(called.size).toBeGreaterThanOrEqual(30);
}, 300_000);
