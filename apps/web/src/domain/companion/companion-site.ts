import i18next from 'i18next';

import type { ConnectedSite } from './use-companion.ts';

/** Timeout of a request in milliseconds. */
const timeout = 10_000;

/** A response from the WordPress site. */
export interface CompanionResponse {
  /** WordPress's message for the user. */
  message: string;
  /** The visitor's language on the site; null if none has been chosen. */
  language: string | null;
}

/**
 * Why a request failed. `unreachable`: the site is down or too slow, or it doesn't allow this origin; browsers don't
 * distinguish between these cases. `no_plugin`: WordPress doesn't recognize the action. `refused`: WordPress rejected
 * the request with `message`.
 */
export class CompanionError extends Error {
  override name = 'CompanionError';
  readonly kind: 'unreachable' | 'no_plugin' | 'refused';

  constructor(kind: CompanionError['kind'], message = '') {
    super(message);
    this.kind = kind;
  }
}

/**
 * Sends the code of the language chosen here to the companion site.
 * @throws {CompanionError} when the request fails or `signal` aborts it.
 */
export const sendLanguage = (
  ajaxUrl: string,
  language: string,
  signal?: AbortSignal,
): Promise<CompanionResponse> => postForm(ajaxUrl, { action: 'sync_language', lang: language }, signal);

/**
 * Fetches this visitor's language from the companion site.
 * @throws {CompanionError} when the request fails.
 */
export const fetchCompanionLanguage = (ajaxUrl: string): Promise<CompanionResponse> =>
  postForm(ajaxUrl, { action: 'glossa_language' });

async function postForm(
  ajaxUrl: string,
  form: Record<string, string>,
  signal?: AbortSignal,
): Promise<CompanionResponse> {
  const limit = AbortSignal.timeout(timeout);
  // Browsers send a form without a CORS preflight request.
  const body = new URLSearchParams(form);
  const text = await fetch(ajaxUrl, {
    method: 'POST',
    credentials: 'include',
    body,
    signal: signal ? AbortSignal.any([limit, signal]) : limit,
  })
    .then((result) => result.text())
    .catch(() => {
      throw new CompanionError('unreachable');
    });
  const response = parseObject(text);
  if (typeof response?.success !== 'boolean') throw new CompanionError('no_plugin', text.slice(0, 200));
  const { success, data } = response;
  if (!success) throw new CompanionError('refused', typeof data === 'string' ? data : JSON.stringify(data));
  const { message, lang } = (data ?? {}) as { message?: unknown; lang?: unknown };
  return {
    message: typeof message === 'string' ? message : '',
    language: typeof lang === 'string' ? lang : null,
  };
}

/** Parses the JSON of wp_send_json_success and wp_send_json_error; returns undefined if it is not an object. */
function parseObject(text: string): { success?: unknown; data?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

const storageKey = 'glossa-companion-told';

/** Returns the language that this browser last sent to the companion site. */
export const readSentLanguage = (): string | null => localStorage.getItem(storageKey);

/** Stores the language last sent; the `storage` event notifies other tabs. */
export const storeSentLanguage = (language: string): void => localStorage.setItem(storageKey, language);

/** Clears the language last sent, because the site may or may not have received it. */
export const clearSentLanguage = (): void => localStorage.removeItem(storageKey);

/**
 * Returns a message that explains a failure and what to do about it. Requires the `companion` namespace to be loaded.
 */
export function companionErrorText(error: unknown, { host }: Pick<ConnectedSite, 'host'>): string {
  const { kind, message } = error instanceof CompanionError ? error : new CompanionError('unreachable');
  return i18next.t(`companion:failure.${kind}`, { host, message, origin: location.origin });
}
