const known: readonly [RegExp, string][] = [
  [/(?:Attribution[- ]Share\s*-?Alike|CC[- ]BY[- ]SA)[^.]{0,40}?(\d\.\d)/is, 'CC BY-SA $1'],
  [/creativecommons\.org\/licenses\/by-sa\/(\d\.\d)/i, 'CC BY-SA $1'],
  [/creativecommons\.org\/licenses\/by\/(\d\.\d)/i, 'CC BY $1'],
  [/Affero\s+General\s+Public\s+License,?\s+(?:version|ver\.)\s+(\d)/is, 'AGPL $1'],
  [
    /(?<!Affero\s)General\s+Public\s+License,?\s+(?:version|ver\.)\s+(\d)(?:\.\d)?\s+and\s+any\s+later/is,
    'GPL $1 or later',
  ],
  [/(?<!Affero\s)General\s+Public\s+License,?\s+(?:version|ver\.)\s+(\d)/is, 'GPL $1'],
  [/GNU\s+Free\s+Documentation\s+License/i, 'GFDL'],
  [/public\s+domain/i, 'public domain'],
];

/** Returns the names of the licenses in a dictionary's description, or its own wording if none is recognized. */
export function detectLicense(description: string): string {
  const licenseText =
    /Availability:\s*(.*?)(?:\n\n\S|\n[A-Z][\w ]+:|$)/s.exec(description)?.[1] ?? description;
  const names = known.flatMap(([pattern, name]) => {
    const [, version = ''] = pattern.exec(licenseText) ?? [undefined];
    return pattern.test(licenseText) ? [name.replace('$1', version)] : [];
  });
  const distinct = names.filter((name) => !names.includes(`${name} or later`));
  if (distinct.length > 0) return [...new Set(distinct)].join(', ');
  return licenseText.replaceAll(/\s+/g, ' ').trim().slice(0, 200);
}
