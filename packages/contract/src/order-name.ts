/** Returns the number to show for an order: its own once it is completed, before that the end of its ID. */
export const orderName = ({ id, number }: { id: string; number: number | null }): string =>
  number === null ? id.slice(-8).toUpperCase() : String(number).padStart(6, '0');
