/** Returns the number that is shown for an order: its own once it is completed, before that the end of its id. */
export const orderName = ({ id, number }: { id: string; number: number | null }): string =>
  number === null ? id.slice(-8).toUpperCase() : String(number).padStart(6, '0');
