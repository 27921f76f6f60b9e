/** Which files are tracks that are sold, by the alias of `product_file`, as SQL. */
export const isTrack = (file: string): string =>
  `${file}.role = 'track' AND ${file}.replaced_at IS NULL AND ${file}.withdrawn_at IS NULL`;
