/** What packs archives here. */
export const madeBy = 'Glossa 0.1.0';
