/** State of a dependency: `ok` or what is wrong, with measurements for operators. */
export interface PartState {
  status: 'ok' | 'failing' | 'incomplete' | 'low' | 'no_answer';
  [figure: string]: string | number | undefined;
}

/** A dependency that is checked periodically. */
export interface Part {
  /** Whether the process cannot work without it. */
  isNeeded: boolean;
  /** Milliseconds for which a result is cached. */
  kept: number;
  /** Checks the dependency; a rejection counts as `failing`. */
  look: () => Promise<PartState>;
}

export interface HealthReport {
  /** `degraded`: works partially. `unready`: route no requests here. */
  status: 'ok' | 'degraded' | 'unready' | 'stopping';
  parts: Record<string, PartState>;
}

/** Milliseconds within which a check must respond. */
const limit = 2000;

interface Seen {
  state: PartState;
  at: number;
}

/** Returns a function that runs at most one check at a time, shared by all callers, and times out on a slow one. */
function watched({ look, kept }: Part, now: () => number): () => Promise<PartState> {
  let seen: Seen | undefined;
  let looking: Promise<PartState> | undefined;
  const begin = () =>
    look()
      .catch((): PartState => ({ status: 'failing' }))
      .then((state) => {
        seen = { state, at: now() };
        looking = undefined;
        return state;
      });
  return async () => {
    if (seen && now() - seen.at < kept) return seen.state;
    looking ??= begin();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<PartState>((resolve) => {
      timer = setTimeout(() => resolve({ status: 'no_answer' }), limit);
    });
    try {
      return await Promise.race([looking, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Returns a function that reports the state of all dependencies within two seconds. */
export function watchParts(
  parts: Record<string, Part>,
  now: () => number = () => performance.now(),
): () => Promise<HealthReport> {
  const all = Object.entries(parts).map(([name, part]) => ({
    name,
    isNeeded: part.isNeeded,
    state: watched(part, now),
  }));
  return async () => {
    const states = await Promise.all(
      all.map(async ({ name, isNeeded, state }) => ({ name, isNeeded, state: await state() })),
    );
    const wrong = states.filter(({ state }) => state.status !== 'ok');
    const isUnready = wrong.some(({ isNeeded }) => isNeeded);
    return {
      status: isUnready ? 'unready' : wrong.length > 0 ? 'degraded' : 'ok',
      parts: Object.fromEntries(states.map(({ name, state }) => [name, state])),
    };
  };
}
