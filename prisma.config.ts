import { fileURLToPath } from 'node:url';
import { defineConfig } from 'prisma/config';

// Use the WebAssembly build of the schema engine from npm instead of the native one that Prisma would download. Prisma
// still downloads it on Windows, which can't execute a script as a program.
if (process.platform !== 'win32') {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(
    new URL('./prisma/schema-engine.mjs', import.meta.url),
  );
}

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  // `generate` doesn't need a database. Every `migrate` command does, and reports an error if DATABASE_URL is wrong.
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://postgres@127.0.0.1:5432/glossa' },
});
