import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';
import { SchemaAdapter } from './adapter.mjs';
import { logLine } from './log-line.mjs';

/** Stores the message of a panic, which the engine sets before it aborts. */
const panic = {
  message: '',
  get: () => panic.message,
  set_message: (message) => {
    panic.message = message;
  },
};

/**
 * Loads the WebAssembly engine for a database and the schema files given on the command line.
 * @param {string[]} schemas paths of Prisma schema files; empty for commands whose requests include the schema
 */
export async function loadEngine(target, schemas) {
  globalThis.PRISMA_WASM_PANIC_REGISTRY = panic;
  process.on('uncaughtException', (error) => {
    logLine('ERROR', 'schema_engine', { message: `${panic.message}\n${error.stack}` });
    process.exit(101); // This is the native engine's exit code for a panic.
  });
  const file = new URL('schema_engine_bg.wasm', import.meta.resolve('@prisma/schema-engine-wasm'));
  const { instance } = await WebAssembly.instantiate(readFileSync(fileURLToPath(file)), {
    './schema_engine_bg.js': glue,
  });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  const datamodels =
    schemas.length > 0 ? schemas.map((path) => [path, readFileSync(path, 'utf8')]) : undefined;
  return glue.SchemaEngine.new(
    { datamodels },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(new SchemaAdapter(target)),
  );
}
