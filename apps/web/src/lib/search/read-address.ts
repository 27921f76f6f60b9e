const lastPage = 1_000_000;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Reads what a list shows from its address. That may have been typed by hand: what is wrong in it is left out.
 * `text` gives a trimmed text, empty when it is longer than `longest`; `among` one of some choices; `id` an
 * id; `page` a page, 1 without.
 */
export const readAddress = (params: URLSearchParams) => ({
  text: (name: string, longest: number): string => {
    const value = (params.get(name) ?? '').trim();
    return value.length > longest ? '' : value;
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

/** The part of an address that says what is shown; what is empty is left out. */
export const addressOf = (parts: Record<string, string | undefined>): URLSearchParams =>
  new URLSearchParams(Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : [])));
