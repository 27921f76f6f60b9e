import { ConfigError, readConfig, type Config } from './config.ts';

/** Reads the configuration; with mistakes in it, prints them all and ends the process. */
export function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`The configuration has mistakes:\n${error.message}\n`);
    process.exit(1);
  }
}
