const lastPage = 1_000_000;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Reads a list's view from the URL, ignoring invalid values, since users may have typed it. `text` returns a trimmed
 * text, empty if longer than `maxLength`; `among` one of the choices; `id` an ID; `page` a page number, 1 by default.
 */
export const readUrlParams = (params: URLSearchParams) => ({
  text: (name: string, maxLength: number): string => {
    const value = (params.get(name) ?? '').trim();
    return value.length > maxLength ? '' : value;
  },
  among: <Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined =>
    choices.find((choice) => choice === params.get(name)),
  id: (name: string): string | undefined => {
    const id = params.get(name) ?? '';
    return uuid.test(id) ? id : undefined;
  },
  page: (): number => {
    const page = Number(params.get('page') ?? 1);
    return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
  },
});

/** Returns the URL parameters of a view; empty values are left out. */
export const toUrlParams = (parts: Record<string, string | undefined>): URLSearchParams =>
  new URLSearchParams(Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : [])));
