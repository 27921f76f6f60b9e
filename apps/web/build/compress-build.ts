import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Plugin } from 'vite';

const compressible = /\.(js|css|html|svg|json|webmanifest)$/;
const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Quality 11, the highest, takes more than twice as long and saves only 2% of the bytes. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

/**
 * Writes a `.br` and a `.gz` file next to every text file in the build, so that the server never has to compress
 * anything.
 */
export function compressBuild(): Plugin {
  let directory = '';
  let writes = true;
  return {
    name: 'compress-build',
    apply: 'build',
    configResolved(config) {
      directory = resolve(config.root, config.build.outDir);
      writes = config.build.write;
    },
    async closeBundle() {
      if (!writes) return;
      const entries = await readdir(directory, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
      // Compress all files concurrently, because zlib runs in a thread pool and a single file would use only one
      // thread.
      await Promise.all(
        files.map(async (file) => {
          const path = join(file.parentPath, file.name);
          const content = await readFile(path);
          await Promise.all([
            brotli(content, brotliOptions).then((data) => writeFile(`${path}.br`, data)),
            gzipAsync(content, { level: 9 }).then((data) => writeFile(`${path}.gz`, data)),
          ]);
        }),
      );
    },
  };
}
