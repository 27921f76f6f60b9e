/** State of a dependency: `ok` or what is wrong, with measurements for operators. */
export interface PartHealth {
  status: 'ok' | 'failing' | 'incomplete' | 'low' | 'no_answer';
  [measurement: string]: string | number | undefined;
}

/** A dependency that is checked periodically. */
export interface HealthCheck {
  /** Whether the process cannot work without it. */
  isRequired: boolean;
  /** Milliseconds for which a result is cached. */
  cacheMs: number;
  /** Checks the dependency; a rejection counts as `failing`. */
  check: () => Promise<PartHealth>;
}

export interface HealthReport {
  /** `degraded`: works partially. `unready`: route no requests here. */
  status: 'ok' | 'degraded' | 'unready' | 'stopping';
  parts: Record<string, PartHealth>;
}

/** Milliseconds within which a check must respond. */
const timeoutMs = 2000;

interface Result {
  state: PartHealth;
  at: number;
}

/** Returns a function that runs at most one check at a time, shared by all callers, and gives up on a slow check. */
function cacheCheck({ check, cacheMs }: HealthCheck, now: () => number): () => Promise<PartHealth> {
  let last: Result | undefined;
  let runningCheck: Promise<PartHealth> | undefined;
  const beginCheck = () =>
    check()
      .catch((): PartHealth => ({ status: 'failing' }))
      .then((state) => {
        last = { state, at: now() };
        runningCheck = undefined;
        return state;
      });
  return async () => {
    if (last && now() - last.at < cacheMs) return last.state;
    runningCheck ??= beginCheck();
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<PartHealth>((resolve) => {
      timer = setTimeout(() => resolve({ status: 'no_answer' }), timeoutMs);
    });
    try {
      return await Promise.race([runningCheck, timeout]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Returns a function that reports the state of all dependencies within two seconds. */
export function monitorParts(
  parts: Record<string, HealthCheck>,
  now: () => number = () => performance.now(),
): () => Promise<HealthReport> {
  const allParts = Object.entries(parts).map(([name, part]) => ({
    name,
    isNeeded: part.isRequired,
    state: cacheCheck(part, now),
  }));
  return async () => {
    const states = await Promise.all(
      allParts.map(async ({ name, isNeeded, state }) => ({ name, isNeeded, state: await state() })),
    );
    const failingParts = states.filter(({ state }) => state.status !== 'ok');
    const isUnready = failingParts.some(({ isNeeded }) => isNeeded);
    return {
      status: isUnready ? 'unready' : failingParts.length > 0 ? 'degraded' : 'ok',
      parts: Object.fromEntries(states.map(({ name, state }) => [name, state])),
    };
  };
}
