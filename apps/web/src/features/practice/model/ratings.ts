/** The ratings, with their key names. */
export const ratings = [
  { id: 'rate_again', number: 1 },
  { id: 'rate_hard', number: 2 },
  { id: 'rate_good', number: 3 },
  { id: 'rate_easy', number: 4 },
] as const;
