/** Parses a whole number typed in the digits of any script; returns undefined if it is invalid. */
export function parseNumber(typed: string): number | undefined {
  // In every script, the digits are consecutive and zero is at a multiple of ten or sixteen, so their values can be
  // computed.
  const ascii = typed.trim().replaceAll(/\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0;
    const value = zero;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && value - zero < 9) zero--;
    return String(value - zero);
  });
  return /^\d{1,9}$/.test(ascii) ? Number(ascii) : undefined;
}
