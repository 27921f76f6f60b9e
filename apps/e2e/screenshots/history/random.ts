/**
 * Creates a reproducible random number generator (Park–Miller). `roll` returns a number from 0 (inclusive) to 1
 * (exclusive), and `integerBelow` an integer below `limit`.
 */
export function createRandom(): { roll: () => number; integerBelow: (limit: number) => number } {
  let state = 20_261;
  const roll = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return { roll, integerBelow: (limit) => Math.floor(roll() * limit) };
}
