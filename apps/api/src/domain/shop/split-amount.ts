/** Splits an amount by weights with the largest remainder method, so that the parts add up to the amount. */
export function splitAmount(amount: number, weights: readonly number[]): number[] {
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
  if (totalWeight === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (BigInt(amount) * BigInt(weight)) / BigInt(totalWeight));
  const parts = exact.map(Number);
  const remainders = weights.map((weight) => Number((BigInt(amount) * BigInt(weight)) % BigInt(totalWeight)));
  const remainder = amount - parts.reduce((sum, part) => sum + part, 0);
  const order = weights.map((_, index) => index).toSorted((a, b) => remainders[b]! - remainders[a]! || a - b);
  for (const index of order.slice(0, remainder)) parts[index]! += 1;
  return parts;
}
