import { startWordpress } from './site.mjs';

// `node serve.mjs ORIGIN…`: a WordPress of its own with the plugin, which the origins may ask. Prints its address, and
// runs until it is told to stop.

const site = await startWordpress({ origins: process.argv.slice(2) });
process.stdout.write(`${site.url}\n`);
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => void site.stop().then(() => process.exit()));
