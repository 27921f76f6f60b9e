/** The palette of tags. Each color has a shade that stands out from the background in light and dark mode. */
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
