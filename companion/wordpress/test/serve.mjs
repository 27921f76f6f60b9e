import { startWordpress } from './site.mjs';

// `node serve.mjs ORIGIN…`: starts a temporary WordPress site with the plugin, for requests from these origins. Prints
// its URL and runs until it receives SIGTERM or SIGINT.

const site = await startWordpress({ origins: process.argv.slice(2) });
process.stdout.write(`${site.url}\n`);
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => void site.stop().then(() => process.exit()));
