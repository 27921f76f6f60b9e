/** Elements that end what stands before them: the text in one is a paragraph. */
export const blockElements = new Set(
  (
    'address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 header hr li main menu nav ol optgroup option p pre section summary table tbody td tfoot ' +
    'th thead title tr ul'
  ).split(' '),
);
