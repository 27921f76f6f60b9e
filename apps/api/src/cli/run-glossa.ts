import { UsageError, type Command, type CommandContext } from './command.ts';
import { describeError } from './describe-error.ts';

/** All commands with a short description; each is loaded when it is called. */
const commands: Record<string, { about: string; load: () => Promise<Command> }> = {
  migrate: {
    about: 'bring the tables of the database up to date',
    load: async () => (await import('./migrate.ts')).migrate,
  },
  'create-admin': {
    about: 'make an admin, or make one of an account',
    load: async () => (await import('./create-admin.ts')).createAdmin,
  },
  'close-demo-accounts': {
    about: 'close the accounts that accept the published demo password',
    load: async () => (await import('./close-demo-accounts.ts')).closeDemoAccounts,
  },
  backup: {
    about: 'back up database and files, or verify a backup',
    load: async () => (await import('./backup.ts')).backup,
  },
  restore: {
    about: 'put a backup into the place of what is there',
    load: async () => (await import('./restore.ts')).restore,
  },
  dictionaries: {
    about: 'install, list and remove dictionaries',
    load: async () => (await import('./dictionaries.ts')).dictionaries,
  },
  recount: {
    about: 'compare all counts that are kept with a recount',
    load: async () => (await import('./recount.ts')).recount,
  },
  'storage-check': {
    about: 'compare the files that are there with those that the database names',
    load: async () => (await import('./storage-check.ts')).storageCheck,
  },
  'rotate-keys': {
    about: 'seal files and keys under the present SECRET that were sealed under an earlier one',
    load: async () => (await import('./rotate-keys.ts')).rotateKeys,
  },
  ledger: {
    about: 'say whether the money of the shop adds up',
    load: async () => (await import('./ledger.ts')).ledger,
  },
  'make-secrets': {
    about: 'write the secrets of an installation, once',
    load: async () => (await import('./make-secrets.ts')).makeSecrets,
  },
};

const width = Math.max(...Object.keys(commands).map((name) => name.length));
const help = `Usage: glossa COMMAND …

${Object.entries(commands)
  .map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`)
  .join('\n')}

glossa COMMAND --help says more. In a checkout: npm run glossa -- COMMAND …
`;

/**
 * Runs an operator's command. Returns the exit code: 0 for success, 1 when something is wrong, 2 for an unknown command
 * or invalid arguments, 130 when interrupted. Problems are written to `errors`.
 */
export async function runGlossa(
  [name = 'help', ...args]: string[],
  context: CommandContext,
  errors: Pick<CommandContext['screen'], 'write'>,
): Promise<number> {
  const { screen, signal } = context;
  if (['help', '--help', '-h'].includes(name)) {
    screen.write(help);
    return 0;
  }
  const known = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!known) {
    errors.write(`There is no command "${name}".\n\n${help}`);
    return 2;
  }
  const command = await known.load();
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    screen.write(`${command.usage}\n`);
    return 0;
  }
  try {
    return (await command.run(args, context)) ?? 0;
  } catch (error) {
    if (screen.isTTY) screen.write('\r\u001B[K');
    if (signal.aborted) {
      errors.write('Stopped.\n');
      return 130;
    }
    errors.write(`${describeError(error)}\n`);
    if (!(error instanceof UsageError)) return 1;
    errors.write(`\n${command.usage}\n`);
    return 2;
  }
}
