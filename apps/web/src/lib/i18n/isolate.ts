const turns = /[\u202A-\u202E\u2066-\u2069]/g;
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/**
 * A value as it stands in a sentence of the interface: what a person wrote does not turn the words around it. Without
 * its own marks of direction, and kept apart when it is written from right to left. Source: Unicode Annex 9, 2.7.
 */
export function isolate(value: string): string {
  const plain = value.replaceAll(turns, '');
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain;
}
