import { createInterface } from 'node:readline';

import { CommandError, type Surroundings } from './command.ts';

/** Reads a password: from a terminal, typed twice without echo; from a pipe, its first line. */
export async function readPassword(
  surroundings: Pick<Surroundings, 'input' | 'screen' | 'signal'>,
): Promise<string> {
  if (!surroundings.input.isTTY) return firstLine(surroundings);
  const password = await ask('Password: ', surroundings);
  if ((await ask('Once more: ', surroundings)) !== password) throw new CommandError('The two differ.');
  return password;
}

async function firstLine({ input, signal }: Pick<Surroundings, 'input' | 'signal'>): Promise<string> {
  for await (const line of createInterface({ input, signal })) return line;
  throw new CommandError('There is no password: type it, pipe it in, or give it as GLOSSA_PASSWORD.');
}

const ends = new Set(['\r', '\n', '\u0004']);
const removals = new Set(['\u007F', '\b']);

/** Prompts without echo; Ctrl+C stops as usual. */
async function ask(
  question: string,
  { input, screen }: Pick<Surroundings, 'input' | 'screen'>,
): Promise<string> {
  screen.write(question);
  input.setRawMode?.(true);
  input.resume();
  const typed: string[] = [];
  try {
    return await new Promise<string>((resolve, reject) => {
      const hear = (chunk: Buffer) => {
        for (const character of chunk.toString()) {
          if (character === '\u0003') return finish(() => reject(new CommandError('Stopped.')));
          if (ends.has(character)) return finish(() => resolve(typed.join('')));
          if (removals.has(character)) typed.pop();
          else typed.push(character);
        }
      };
      const finish = (end: () => void) => {
        input.off('data', hear);
        end();
      };
      input.on('data', hear);
    });
  } finally {
    input.setRawMode?.(false);
    input.pause();
    screen.write('\n');
  }
}
