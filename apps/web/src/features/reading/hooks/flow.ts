import type { ReactNode } from 'react';

import type { Paragraph } from '../model/paragraphs.ts';

/** How pages follow one another in continuous mode; undefined in page mode. */
export interface Flow {
  /** Stable as long as only the end of the text changes. */
  id: unknown;
  /** The pages as paragraphs marked with page starts and ends. */
  paragraphs: readonly Paragraph[];
  /** Content before the first and after the last page. */
  before: ReactNode;
  after: ReactNode;
  /** Content at the end of a page. */
  between: (page: number) => ReactNode;
  /** Called after the text was rendered. */
  onShown: () => void;
}
