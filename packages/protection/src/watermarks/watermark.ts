/** What a copy is marked with. */
export interface Watermark {
  /** The sentence that people read, as `fillWatermark` makes it. */
  line: string;
  /** The order in short, 1 to 24 letters, digits, `-` and `_`: it is what the invisible trace carries. */
  order: string;
}
