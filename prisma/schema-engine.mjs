#!/usr/bin/env node
// Stands in for Prisma's native schema engine, which the Prisma CLI would otherwise download: takes the same
// arguments and speaks the same protocol over stdio, but runs @prisma/schema-engine-wasm. prisma.config.ts points the
// CLI here.
import enginesVersion from '@prisma/engines-version';
import { runCommand } from './engine/commands.mjs';
import { parseTarget } from './engine/target.mjs';
import { serve } from './engine/serve.mjs';

const args = process.argv.slice(2);
const valueAfter = (flag) => (args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined);

if (args.includes('--version')) {
  console.log(`schema-engine-cli ${enginesVersion.enginesVersion}`);
} else {
  const target = parseTarget(JSON.parse(valueAfter('--datasource') ?? '{}').url);
  if (args.includes('cli')) {
    process.exitCode = await runCommand(target, valueAfter('cli'));
  } else {
    const schemas = args.filter((_, index) => args[index - 1] === '--datamodels');
    await serve(target, schemas);
  }
}
