/** How a part of the installation is: `ok`, or in a word what is wrong, and figures for whoever runs it. */
export interface PartState {
  status: 'ok' | 'failing' | 'incomplete' | 'low' | 'no_answer';
  [figure: string]: string | number | undefined;
}

/** A part that is looked at from time to time. */
export interface Part {
  /** Without it the process cannot do its work. */
  isNeeded: boolean;
  /** Milliseconds for which what was seen is told again. */
  kept: number;
  /** Looks; a failure counts as `failing`. */
  look: () => Promise<PartState>;
}

export interface HealthReport {
  /** `degraded`: it works, though not all of it. `unready`: send nobody here. */
  status: 'ok' | 'degraded' | 'unready' | 'stopping';
  parts: Record<string, PartState>;
}

/** Milliseconds in which a part has to answer. */
const limit = 2000;

interface Seen {
  state: PartState;
  at: number;
}

/** Looks at a part, once at a time however many ask, and answers in time whatever the part does. */
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

/** Answers who tells how all parts are, within two seconds. */
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
