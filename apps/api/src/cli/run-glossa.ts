import { UsageError, type Command, type CommandContext } from './command.ts';
import { describeError } from './describe-error.ts';

/** All commands, with short descriptions; a command is loaded only when it is run. */
const commands: Record<string, { about: string; load: () => Promise<Command> }> = {
  migrate: {
    about: 'update the database tables and functions',
    load: async () => (await import('./migrate.ts')).migrate,
  },
  'create-admin': {
    about: 'create an admin, or make an account one',
    load: async () => (await import('./create-admin.ts')).createAdmin,
  },
  'reset-second-factor': {
    about: 'turn off a lost second factor, so that the password is enough',
    load: async () => (await import('./reset-second-factor.ts')).resetSecondFactor,
  },
  'allow-password-sign-in': {
    about: 'let an admin use the password for an hour where passwords are off',
    load: async () => (await import('./allow-password-sign-in.ts')).allowPasswordSignIn,
  },
  'close-demo-accounts': {
    about: 'close accounts that have the published demo password',
    load: async () => (await import('./close-demo-accounts.ts')).closeDemoAccounts,
  },
  backup: {
    about: 'back up the database and files, or verify a backup',
    load: async () => (await import('./backup.ts')).backup,
  },
  restore: {
    about: 'restore a backup',
    load: async () => (await import('./restore.ts')).restore,
  },
  dictionaries: {
    about: 'install, list and remove dictionaries',
    load: async () => (await import('./dictionaries.ts')).dictionaries,
  },
  recount: {
    about: 'check all stored counts, and repair those of learners',
    load: async () => (await import('./recount.ts')).recount,
  },
  'storage-check': {
    about: 'compare the stored files with the database',
    load: async () => (await import('./storage-check.ts')).storageCheck,
  },
  'rotate-keys': {
    about: 're-encrypt files for sale and keys after a change of SECRET',
    load: async () => (await import('./rotate-keys.ts')).rotateKeys,
  },
  ledger: {
    about: "check the shop's ledger",
    load: async () => (await import('./ledger.ts')).ledger,
  },
  'make-secrets': {
    about: 'generate the secrets of an installation',
    load: async () => (await import('./make-secrets.ts')).makeSecrets,
  },
};

const width = Math.max(...Object.keys(commands).map((name) => name.length));
const help = `Usage: glossa COMMAND …

${Object.entries(commands)
  .map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`)
  .join('\n')}

Run "glossa COMMAND --help" for details. In a checkout: npm run glossa -- COMMAND …
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
    errors.write(`Unknown command "${name}".\n\n${help}`);
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
