import { join } from 'node:path';
import { createMigratedDatabase } from '../checks/migrated-database.mjs';
import { writeThirdParty } from '../checks/third-party.mjs';
import { prepare } from '../prepare/prepare.mjs';
import { toolEnv } from '../prepare/tool-env.mjs';
import { run } from '../process/run.mjs';
import { createSteps } from '../screen.mjs';
import { readSettings, ROOT } from '../settings.mjs';

/**
 * `npm run generate`: generates the types of all SQL statements, using a temporary migrated database, and the list of
 * packages in THIRD_PARTY.md.
 * @param {import('../cli.mjs').Context} context
 */
export async function generate({ env, signal, screen }) {
  const { logDir } = readSettings(env);
  const steps = createSteps(screen);
  const pnpm = await prepare({ root: ROOT, env, logDir, signal }, steps, ['api']);
  await steps.run('Third-party licenses', () => writeThirdParty({ root: ROOT }));
  const database = createMigratedDatabase({ env, logDir });
  try {
    await steps.run('Types of SQL statements', async () =>
      run(process.execPath, [join(ROOT, 'apps/api/statement-types.mjs'), await database.url()], {
        cwd: ROOT,
        env: toolEnv(env, pnpm),
        log: join(logDir, 'generate.log'),
        signal,
      }),
    );
  } finally {
    await database.stop();
  }
}
