import type { ReactNode } from 'react';

import type { Paragraph } from '../model/paragraphs.ts';

/** How pages stand one under the other; undefined where one takes the place of another. */
export interface Flow {
  /** The same while nothing but the end of the text on show changes. */
  id: unknown;
  /** The pages as paragraphs that know where each begins and ends. */
  paragraphs: readonly Paragraph[];
  /** What stands over the first page, and under the last one. */
  before: ReactNode;
  after: ReactNode;
  /** What stands at the end of a page. */
  between: (page: number) => ReactNode;
  /** The text was drawn. */
  onShown: () => void;
}
