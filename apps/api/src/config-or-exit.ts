import { ConfigError, findWarnings, readConfig, type Config } from './config.ts';
import { secretWarnings } from './config/secret.ts';

/**
 * Reads the configuration and warns about variables that look misspelled. If the configuration is invalid, prints all
 * errors and exits.
 */
export function configOrExit(): Config {
  for (const warning of findWarnings(process.env)) process.stderr.write(`${warning}\n`);
  try {
    const config = readConfig(process.env);
    for (const warning of secretWarnings(config.secret)) process.stderr.write(`${warning}\n`);
    return config;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`The configuration is invalid:\n${error.message}\n`);
    process.exit(1);
  }
}
