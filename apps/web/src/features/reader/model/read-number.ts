/** A whole number as people type it, in any script's digits; undefined for anything else. */
export function readNumber(typed: string): number | undefined {
  // The ten digits of a script stand together, and its zero at a multiple of ten or sixteen: find it by value.
  const western = typed.trim().replaceAll(/\p{Nd}/gu, (digit) => {
    let zero = digit.codePointAt(0) ?? 0;
    const value = zero;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && value - zero < 9) zero--;
    return String(value - zero);
  });
  return /^\d{1,9}$/.test(western) ? Number(western) : undefined;
}
