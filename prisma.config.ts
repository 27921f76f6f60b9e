import { fileURLToPath } from 'node:url';
import { defineConfig } from 'prisma/config';

// Prisma would download its native schema engine. The WebAssembly build of the same version is an npm package instead.
// Windows can't execute a script as a program, so Prisma downloads its own engine there.
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
