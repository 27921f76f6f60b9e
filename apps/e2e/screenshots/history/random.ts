/**
 * Creates a reproducible random number generator (Park–Miller). `roll` returns a number from 0 (inclusive) to 1
 * (exclusive), and `integerBelow` an integer below `limit`.
 */
export function createRandom(): { roll: () => number; integerBelow: (limit: number) => number } {
  let state = 20_261;
  const rollDice = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return { roll: rollDice, integerBelow: (limit) => Math.floor(rollDice() * limit) };
}
