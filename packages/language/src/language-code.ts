// Where CLDR prefers another code than our table.
const ours: Readonly<Record<string, string>> = { fil: 'tl', iw: 'he', in: 'id' };

/**
 * The shortest code of a language, without script and region: `deu`, `ger` and `de-AT` are `de`. Undefined for what
 * has not the form of a code.
 */
export function languageCode(code: string): string | undefined {
  if (!/^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*$/i.test(code)) return undefined;
  const base = Intl.getCanonicalLocales(code.split(/[-_]/)[0])[0]?.split('-')[0] as string;
  return ours[base] ?? base;
}
