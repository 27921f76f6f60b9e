/** What an order is called: its number once it is completed, before that the end of its id. */
export const orderName = ({ id, number }: { id: string; number: number | null }): string =>
  number === null ? id.slice(-8).toUpperCase() : String(number).padStart(6, '0');
