import { createInterface } from 'node:readline';

import { OperatorError } from '#platform/operator-error.ts';
import type { CommandContext } from './command.ts';

/** Reads a password. On a terminal, it is typed twice without echo; from a pipe, only the first line is read. */
export async function readPassword(
  context: Pick<CommandContext, 'input' | 'screen' | 'signal'>,
): Promise<string> {
  if (!context.input.isTTY) return readFirstLine(context);
  const password = await promptHidden('Password: ', context);
  if ((await promptHidden('Repeat password: ', context)) !== password)
    throw new OperatorError('The passwords do not match.');
  return password;
}

async function readFirstLine({ input, signal }: Pick<CommandContext, 'input' | 'signal'>): Promise<string> {
  for await (const line of createInterface({ input, signal })) return line;
  throw new OperatorError('No password was given. Type it, pipe it in, or set GLOSSA_PASSWORD.');
}

const enterKeys = new Set(['\r', '\n', '\u0004']);
const eraseKeys = new Set(['\u007F', '\b']);

/** Prompts without echo; Ctrl+C still interrupts. */
async function promptHidden(
  question: string,
  { input, screen }: Pick<CommandContext, 'input' | 'screen'>,
): Promise<string> {
  screen.write(question);
  input.setRawMode?.(true);
  input.resume();
  const typed: string[] = [];
  try {
    return await new Promise<string>((resolve, reject) => {
      const onData = (chunk: Buffer) => {
        for (const character of chunk.toString()) {
          if (character === '\u0003') return finish(() => reject(new OperatorError('Stopped.')));
          if (enterKeys.has(character)) return finish(() => resolve(typed.join('')));
          if (eraseKeys.has(character)) typed.pop();
          else typed.push(character);
        }
      };
      const finish = (end: () => void) => {
        input.off('data', onData);
        end();
      };
      input.on('data', onData);
    });
  } finally {
    input.setRawMode?.(false);
    input.pause();
    screen.write('\n');
  }
}
