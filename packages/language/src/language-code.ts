// Codes that CLDR maps to a different code than the one in our table.
const codeOverrides: Readonly<Record<string, string>> = { fil: 'tl', iw: 'he', in: 'id' };

/**
 * Returns the shortest code of a language, without script and region: `deu`, `ger` and `de-AT` become `de`. Undefined
 * if `code` isn't a well-formed language code.
 */
export function languageCode(code: string): string | undefined {
  if (!/^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*$/i.test(code)) return undefined;
  const base = Intl.getCanonicalLocales(code.split(/[-_]/)[0])[0]?.split('-')[0] as string;
  return codeOverrides[base] ?? base;
}
