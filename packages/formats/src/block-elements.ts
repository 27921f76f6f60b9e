/** Block-level elements. Each one ends the preceding paragraph and forms a paragraph of its own. */
export const blockElements = new Set(
  (
    'address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 header hr li main menu nav ol optgroup option p pre section summary table tbody td tfoot ' +
    'th thead title tr ul'
  ).split(' '),
);
