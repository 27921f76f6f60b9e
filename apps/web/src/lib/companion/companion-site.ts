/** Milliseconds. */
const patience = 10_000;

/** What WordPress said. */
export interface CompanionAnswer {
  /** Its sentence. */
  message: string;
  /** The visitor's language there; null where none was chosen. */
  language: string | null;
}

/**
 * Why there is no answer. `unreachable`: the site is down, too slow, or does not know this origin, which browsers do
 * not tell apart. `no_plugin`: WordPress knows nothing of the question. `refused`: it said so; `message` is its sentence.
 */
export class CompanionFailure extends Error {
  override name = 'CompanionFailure';
  readonly kind: 'unreachable' | 'no_plugin' | 'refused';

  constructor(kind: CompanionFailure['kind'], message = '') {
    super(message);
    this.kind = kind;
  }
}

/**
 * Tells the companion site the code of the language that was chosen here. Throws a `CompanionFailure`, also when `signal`
 * gives it up.
 */
export const tellCompanion = (
  ajaxUrl: string,
  language: string,
  signal?: AbortSignal,
): Promise<CompanionAnswer> => ask(ajaxUrl, { action: 'sync_language', lang: language }, signal);

/** Asks the companion site for this visitor's language there. Throws a `CompanionFailure`. */
export const askCompanion = (ajaxUrl: string): Promise<CompanionAnswer> =>
  ask(ajaxUrl, { action: 'glossa_language' });

async function ask(
  ajaxUrl: string,
  form: Record<string, string>,
  signal?: AbortSignal,
): Promise<CompanionAnswer> {
  const limit = AbortSignal.timeout(patience);
  // A form is a question that browsers ask without asking first whether they may.
  const body = new URLSearchParams(form);
  const text = await fetch(ajaxUrl, {
    method: 'POST',
    credentials: 'include',
    body,
    signal: signal ? AbortSignal.any([limit, signal]) : limit,
  })
    .then((response) => response.text())
    .catch(() => {
      throw new CompanionFailure('unreachable');
    });
  const answer = parsed(text);
  if (typeof answer?.success !== 'boolean') throw new CompanionFailure('no_plugin', text.slice(0, 200));
  const { success, data } = answer;
  if (!success) throw new CompanionFailure('refused', typeof data === 'string' ? data : JSON.stringify(data));
  const { message, lang } = (data ?? {}) as { message?: unknown; lang?: unknown };
  return {
    message: typeof message === 'string' ? message : '',
    language: typeof lang === 'string' ? lang : null,
  };
}

/** What wp_send_json_success and wp_send_json_error make; undefined for what is no object. */
function parsed(text: string): { success?: unknown; data?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
