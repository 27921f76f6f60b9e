import type { CommandContext } from './command.ts';
import { describeError } from './describe-error.ts';

/** Maximum sleep in milliseconds; a day-long timer would not notice a change to the system clock. */
const maxSleepMs = 60_000;

/**
 * Runs `work` daily at a time such as `03:30` until aborted; with `runImmediately`, also immediately. Prints a failure
 * and retries the next day. When the clock is set back, reschedules the next run, which would otherwise be too far off.
 */
export async function runDaily(
  at: string,
  work: () => Promise<unknown>,
  { screen, signal, clock }: Pick<CommandContext, 'screen' | 'signal' | 'clock'>,
  { runImmediately = false }: { runImmediately?: boolean } = {},
): Promise<never> {
  const runOnce = () =>
    work().catch((error: unknown) => {
      signal.throwIfAborted();
      screen.write(`✗ ${describeError(error)}\n`);
    });
  if (runImmediately) await runOnce();
  for (;;) {
    let next = nextTime(at, clock.now());
    screen.write(`Next backup: ${next.toISOString()}\n`);
    for (let now = clock.now(); now < next; now = clock.now()) {
      await clock.sleep(Math.min(next.getTime() - now.getTime(), maxSleepMs), signal);
      const nextRun = nextTime(at, clock.now());
      if (nextRun < next) next = nextRun;
    }
    await runOnce();
  }
}

/**
 * Returns the next time after `now` at which the local clock shows a time such as `03:30`. If the clocks skip that time
 * on a day, the result is later by the skipped span; if they show it twice, the first occurrence is returned.
 */
export function nextTime(time: string, now: Date): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const onDay = (days: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hours, minutes);
  const today = onDay(0);
  return today > now ? today : onDay(1);
}
