const hour = 3_600_000;

/** Hours after completion in which an order can be cancelled. */
export const cancelHours = 24;
/** Hours after completion in which a buyer can have the money back. */
export const refundHours = 14 * 24;

/** Whether a moment is not longer ago. */
export const isWithin = (since: Date | null, hours: number, now: Date): boolean =>
  since !== null && now.getTime() - since.getTime() <= hours * hour;
