declare module 'wink-lemmatizer' {
  interface Lemmatizer {
    verb(word: string): string;
    noun(word: string): string;
    adjective(word: string): string;
  }
  const lemmatizer: Lemmatizer;
  export default lemmatizer;
}
