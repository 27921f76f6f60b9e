import { fileURLToPath } from 'node:url';
import { defineConfig } from 'prisma/config';

// Prisma's native schema engine is a download; the WebAssembly build of the same version is in the registry.
// A Windows machine cannot execute a script as a program, so there Prisma fetches its own.
if (process.platform !== 'win32') {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(
    new URL('./prisma/schema-engine.mjs', import.meta.url),
  );
}

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  // `generate` reads no database; every `migrate` command needs DATABASE_URL and says so when it is wrong.
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://postgres@127.0.0.1:5432/glossa' },
});
