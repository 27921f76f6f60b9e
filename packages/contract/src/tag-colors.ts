/** Tag colors. Each has shades with enough contrast to the background in light and dark mode. */
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
