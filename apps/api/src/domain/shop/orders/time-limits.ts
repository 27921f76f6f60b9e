const hour = 3_600_000;

/** Hours after completion in which an order can be canceled. */
export const cancelHours = 24;
/** Hours after completion in which a buyer can request a refund. */
export const refundHours = 14 * 24;

/** Returns whether `since` is at most `hours` ago. */
export const isWithin = (since: Date | null, hours: number, now: Date): boolean =>
  since !== null && now.getTime() - since.getTime() <= hours * hour;
