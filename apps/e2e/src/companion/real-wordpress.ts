import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../../../companion/wordpress/test/serve.mjs', import.meta.url));

/**
 * Starts a WordPress site with the plugin, allowing requests from `origin`. Returns its URL and a function that stops
 * it.
 */
export async function startRealWordpress(
  origin: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [program, origin], { stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
  // The first line of the program's output is the site's URL.
  for await (const line of createInterface({ input: child.stdout })) return { url: line, stop };
  throw new Error(`WordPress did not start: ${program} ended with ${child.exitCode}.`);
}
