import type { Surroundings } from './command.ts';
import { nextTime } from './next-time.ts';
import { reasonOf } from './reason-of.ts';

/** Maximum sleep in milliseconds; a timer of a day would not notice that the clock was set. */
const longestSleep = 60_000;

/**
 * Runs `once` each day at a time such as `03:30` until aborted, and immediately as well with `atOnce`. A failure is
 * printed, and the next day retries. When the clock is set back, the next run is rescheduled instead of being far off.
 */
export async function eachDay(
  at: string,
  once: () => Promise<unknown>,
  { screen, signal, clock }: Pick<Surroundings, 'screen' | 'signal' | 'clock'>,
  { atOnce = false }: { atOnce?: boolean } = {},
): Promise<never> {
  const attempt = () =>
    once().catch((error: unknown) => {
      signal.throwIfAborted();
      screen.write(`✗ ${reasonOf(error)}\n`);
    });
  if (atOnce) await attempt();
  for (;;) {
    let next = nextTime(at, clock.now());
    screen.write(`The next backup is made at ${next.toISOString()}.\n`);
    for (let now = clock.now(); now < next; now = clock.now()) {
      await clock.sleep(Math.min(next.getTime() - now.getTime(), longestSleep), signal);
      const sooner = nextTime(at, clock.now());
      if (sooner < next) next = sooner;
    }
    await attempt();
  }
}
