/** Timeout of a request in milliseconds. */
const patience = 10_000;

/** WordPress's response. */
export interface CompanionAnswer {
  /** The message to show, from WordPress. */
  message: string;
  /** The visitor's language on the site; null if none has been chosen. */
  language: string | null;
}

/**
 * Why a request failed. `unreachable`: the site is down, too slow or does not allow this origin, which browsers do not
 * distinguish. `no_plugin`: WordPress does not know the action. `refused`: it responded with `message`.
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
 * Sends the code of the language chosen here to the companion site.
 * @throws {CompanionFailure} when the request fails or `signal` aborts it.
 */
export const tellCompanion = (
  ajaxUrl: string,
  language: string,
  signal?: AbortSignal,
): Promise<CompanionAnswer> => ask(ajaxUrl, { action: 'sync_language', lang: language }, signal);

/**
 * Fetches this visitor's language on the companion site.
 * @throws {CompanionFailure} when the request fails.
 */
export const askCompanion = (ajaxUrl: string): Promise<CompanionAnswer> =>
  ask(ajaxUrl, { action: 'glossa_language' });

async function ask(
  ajaxUrl: string,
  form: Record<string, string>,
  signal?: AbortSignal,
): Promise<CompanionAnswer> {
  const limit = AbortSignal.timeout(patience);
  // Browsers send a form without a CORS preflight request.
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

/** Parses the JSON of wp_send_json_success and wp_send_json_error; returns undefined if it is not an object. */
function parsed(text: string): { success?: unknown; data?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
