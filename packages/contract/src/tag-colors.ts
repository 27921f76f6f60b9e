/** The palette of tags; each has a shade that can be told from the ground by day and by night. */
export const tagColors = [
  'gray',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'indigo',
  'purple',
  'pink',
] as const;
export type TagColor = (typeof tagColors)[number];
