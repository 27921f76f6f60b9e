import type { Stage } from '../model/stage.ts';
import type { usePageAddress } from './use-page-address.ts';

/** A text open for reading, in page or continuous mode. */
export interface OpenedText {
  id: string;
  address: ReturnType<typeof usePageAddress>;
  /** Sentences per page chosen by the reader. */
  preferred: number;
  /** Where it is rendered. */
  stage: Stage;
}
