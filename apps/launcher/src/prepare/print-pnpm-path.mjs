// Run by npx with the requested pnpm in PATH. Prints pnpm's path.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = process.platform === 'win32' ? ['pnpm.exe', 'pnpm.cmd'] : ['pnpm'];
const paths = (process.env.PATH ?? '')
  .split(delimiter)
  .flatMap((folder) => names.map((name) => join(folder, name)));
process.stdout.write(`pnpm=${paths.find((path) => existsSync(path))}\n`);
