/** The style of our cards in Anki: colors as in the reader, with dark mode and both writing directions. */
export const cardStyle = `.card {
  max-width: 36rem;
  margin: 1.5rem auto;
  padding: 0 1rem;
  font-family: Literata, Georgia, "Noto Serif", "Noto Naskh Arabic", serif;
  font-size: 20px;
  line-height: 1.6;
  text-align: center;
  color: #1d2327;
  background: #fbfaf7;
}
.word { font-size: 1.6em; unicode-bidi: isolate; }
.sentence { font-size: 1.3em; unicode-bidi: isolate; }
.sentence b { color: #0f6e6e; }
.asked { font-size: 1.3em; font-weight: 600; unicode-bidi: isolate; }
.reading, .notes, .definition, .source { color: #5f6b73; font-size: 0.85em; }
.translation { font-size: 1.2em; }
.example { margin-block-start: 1em; padding-inline-start: 0.75em; border-inline-start: 2px solid #0f6e6e; text-align: start; }
.picture img { max-width: 100%; max-height: 18rem; border-radius: 8px; margin-block-end: 0.75em; }
.source { margin-block-start: 1em; font-size: 0.7em; }
.image img { max-width: 100%; max-height: 16rem; border-radius: 8px; margin-block-start: 1em; }
hr#answer { border: 0; border-top: 1px solid #e6e2da; margin-block: 1.25em; }
.nightMode.card, .night_mode.card { color: #e7e9ea; background: #14171a; }
.nightMode .reading, .nightMode .notes, .nightMode .definition, .nightMode .source,
.night_mode .reading, .night_mode .notes, .night_mode .definition, .night_mode .source { color: #9aa5ac; }
.nightMode .sentence b, .night_mode .sentence b { color: #4fc3bc; }
.nightMode .example, .night_mode .example { border-color: #4fc3bc; }
.nightMode hr#answer, .night_mode hr#answer { border-color: #2b3137; }
`;
