interface ImportMetaEnv {
  /** All namespaces of the interface strings, separated by spaces. */
  readonly DICTIONARIES: string;
}
