import { BadParameter } from './error-response.ts';

/** Values of a form: `a[b]=1` is `{ a: { b: '1' } }`. The names of list items are their indexes. */
export interface Form {
  [name: string]: string | Form;
}

/** Parses the SDK's form encoding with brackets. */
export function parseForm(encoded: string): Form {
  const form: Form = {};
  for (const [key, value] of new URLSearchParams(encoded)) {
    const path = key.split(/\[|\]\[|\]/).filter((name) => name !== '');
    const last = path.pop();
    if (last === undefined) continue;
    let target = form;
    for (const name of path) {
      const child = target[name];
      target = typeof child === 'object' ? child : (target[name] = {});
    }
    target[last] = value;
  }
  return form;
}

/** Rejects names that are unknown to Stripe. */
export function rejectUnknown(form: Form, known: string[]): void {
  const unknown = Object.keys(form).find((name) => !known.includes(name));
  if (unknown) throw new BadParameter(unknown, `Received unknown parameter: ${unknown}`, 'parameter_unknown');
}

/** Reads a scalar value; undefined when it is missing or empty. */
export function readText(form: Form, name: string): string | undefined {
  const value = form[name];
  if (typeof value === 'object') throw new BadParameter(name, `Invalid string: ${JSON.stringify(value)}`);
  return value === '' ? undefined : value;
}

/** Reads an integer above 0; undefined when it is missing. */
export function readPositive(form: Form, name: string): number | undefined {
  const value = readText(form, name);
  if (value === undefined) return undefined;
  if (!/^-?\d+$/.test(value))
    throw new BadParameter(name, `Invalid integer: ${value}`, 'parameter_invalid_integer');
  if (Number(value) < 1)
    throw new BadParameter(
      name,
      'This value must be greater than or equal to 1.',
      'parameter_invalid_integer',
    );
  return Number(value);
}

/** Reads the metadata: at most 50 entries, names of 40 and values of 500 characters. */
export function readMetadata(form: Form): Record<string, string> {
  const group = form['metadata'] ?? {};
  if (typeof group === 'string') throw new BadParameter('metadata', 'Invalid object');
  const entries = Object.entries(group).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  );
  if (entries.length > 50) throw new BadParameter('metadata', 'You can have up to 50 keys.');
  for (const [name, value] of entries) {
    if (name.length > 40) throw new BadParameter('metadata', `Metadata keys can have up to 40 characters.`);
    if (value.length > 500)
      throw new BadParameter(`metadata[${name}]`, 'Metadata values can have up to 500 characters.');
  }
  return Object.fromEntries(entries);
}
