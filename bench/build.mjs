// Compiles the benchmarks and our packages that they use into dist/, file by file.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';

const benchmarks = readdirSync(join(import.meta.dirname, 'src')).filter((name) => name.endsWith('.ts'));
const manifest = /** @type {{ dependencies: Record<string, string> }} */ (
  JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'))
);
const libraries = Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@glossa/'));

await build({
  cwd: import.meta.dirname,
  platform: 'node',
  // Nothing imports the last two, because they are started by their file path.
  input: [...benchmarks, 'faults/moved-clock.ts', 'servers/bare.ts'].map((name) => `src/${name}`),
  external: libraries,
  output: { dir: 'dist', preserveModules: true, preserveModulesRoot: 'src', cleanDir: true },
});
