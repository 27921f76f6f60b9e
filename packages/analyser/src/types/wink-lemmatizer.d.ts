declare module 'wink-lemmatizer' {
  interface Lemmatizer {
    verb(word: string): string;
    noun(word: string): string;
    adjective(word: string): string;
  }
  const lemmatizer: Lemmatizer;
  // oxlint-disable-next-line import/no-default-export -- the package is CommonJS
  export default lemmatizer;
}
