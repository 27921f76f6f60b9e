/** Numbers from 0 to below 1, the same ones at each run (Park and Miller's generator), and whole ones below `most`. */
export function createDice(): { roll: () => number; upTo: (most: number) => number } {
  let state = 20_261;
  const roll = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return { roll, upTo: (most) => Math.floor(roll() * most) };
}
