import { createInterface } from 'node:readline';
import { createDatabase } from './commands.mjs';
import { loadEngine } from './load-engine.mjs';

/** Methods whose names differ between the native engine and the WebAssembly one. */
const RENAMED = { getDatabaseVersion: 'version' };

/** JSON-RPC error code that the Prisma CLI expects for every failed call. */
const FAILED = 4466;

/**
 * Handles JSON-RPC requests, one per line, until stdin ends.
 * @param {string[]} schemas paths of Prisma schema files from the command line
 */
export async function serve(target, schemas) {
  let engine;
  const call = async (method, params) => {
    if (method === 'createDatabase') {
      await createDatabase(target);
      return { databaseName: target.database };
    }
    engine ??= await loadEngine(target, schemas);
    const name = RENAMED[method] ?? method;
    if (typeof engine[name] !== 'function') throw new Error(`Method not found: ${method}`);
    return engine[name](params);
  };

  for await (const line of createInterface({ input: process.stdin })) {
    const { id, method, params } = JSON.parse(line || '{}');
    if (!method) continue; // The CLI acknowledges a `print` with a message that has no method.
    try {
      const result = await call(method, params);
      if (method === 'diff' && result?.stdout != null) {
        send({ id: `print-${id}`, method: 'print', params: { content: result.stdout } });
        send({ id, result: { ...result, stdout: null } });
      } else {
        send({ id, result: result ?? {} });
      }
    } catch (error) {
      send({ id, error: describe(error) });
    }
  }
  process.exit(0); // The engine's open connections would keep the process alive.
}

function send(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
}

function describe(error) {
  const message = error?.message ?? String(error);
  const known = error?.code ? { error_code: error.code, meta: error.meta ?? {} } : { meta: null };
  return { code: FAILED, message, data: { is_panic: false, message, ...known } };
}
