/**
 * Creates a reproducible random number generator (Park–Miller). `roll` returns a number from 0 (inclusive) to 1
 * (exclusive), and `upTo` an integer below `most`.
 */
export function createRandom(): { roll: () => number; upTo: (most: number) => number } {
  let state = 20_261;
  const roll = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return { roll, upTo: (most) => Math.floor(roll() * most) };
}
