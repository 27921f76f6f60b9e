/** Formats a size, e.g. `12.3 MB`. */
export const inMegabytes = (bytes: number): string =>
  `${(bytes / 1e6).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;
