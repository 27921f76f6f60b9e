import type { ReactNode } from 'react';

/** Examples of the components in one file of the design system. */
export interface Example {
  /** Path below `ui/`, without `.tsx`. */
  file: string;
  /** The file's components, rendered in each state, by the state's name. */
  states: Readonly<Record<string, ReactNode>>;
}

/** A word and a sentence that are too long for their containers. */
const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
export const longText = `${longWord}, which is a name that nobody would want to read in a narrow column, although it fits there.`;

export const ignore = (): void => undefined;
