/** Keys of the mind map while it is focused. They cannot be changed. */
export const mapKeys = {
  choose: ['Enter'],
  move: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
  pan: ['shift+ArrowLeft', 'shift+ArrowRight', 'shift+ArrowUp', 'shift+ArrowDown'],
  zoom: ['+', '-'],
  fit: ['0'],
  leave: ['Escape'],
} as const;

export const mapActions = Object.keys(mapKeys) as (keyof typeof mapKeys)[];
