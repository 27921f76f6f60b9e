/** SQL condition for a `product_file`, given by its alias, that is a track on sale. */
export const isTrack = (file: string): string =>
  `${file}.role = 'track' AND ${file}.replaced_at IS NULL AND ${file}.withdrawn_at IS NULL`;
