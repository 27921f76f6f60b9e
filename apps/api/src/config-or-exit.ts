import { ConfigError, doubtsAbout, readConfig, type Config } from './config.ts';
import { secretDoubts } from './config/secret.ts';

/**
 * Reads the configuration and warns about variables that look misspelled. Prints all errors and exits if it is invalid.
 */
export function configOrExit(): Config {
  for (const doubt of doubtsAbout(process.env)) process.stderr.write(`${doubt}\n`);
  try {
    const config = readConfig(process.env);
    for (const doubt of secretDoubts(config.secret)) process.stderr.write(`${doubt}\n`);
    return config;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`The configuration has mistakes:\n${error.message}\n`);
    process.exit(1);
  }
}
