interface ImportMetaEnv {
  /** Names of all dictionaries of the interface, separated by spaces. */
  readonly DICTIONARIES: string;
}
