/** IDs below this belong to phrases waiting for a connection; those between it and 0 to draft phrases. */
export const firstLocal = -1_000_000_000;
