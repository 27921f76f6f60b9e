/** Returns the number to show for an order: its order number, or the end of its ID until the order is completed. */
export const orderName = ({ id, number }: { id: string; number: number | null }): string =>
  number === null ? id.slice(-8).toUpperCase() : String(number).padStart(6, '0');
