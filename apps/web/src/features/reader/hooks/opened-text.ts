import type { Stage } from '../model/stage.ts';
import type { usePageAddress } from './use-page-address.ts';

/** A text that is being read, page by page or as one. */
export interface OpenedText {
  id: string;
  address: ReturnType<typeof usePageAddress>;
  /** Sentences a page that the reader has chosen. */
  preferred: number;
  /** Where it shows. */
  stage: Stage;
}
