/** The sentence and the order reference with which a copy is marked. */
export interface Watermark {
  /** The visible sentence, from `fillWatermark`. */
  line: string;
  /** Short reference of the order for the invisible trace: 1 to 24 letters, digits, `-` and `_`. */
  order: string;
}
