import type { EbookAction } from '@glossa/contract/bulk-ebooks';
import type { Ebook } from '@glossa/contract/ebooks';

/** An ebook with what can be done with it, as a row or as a card. */
export interface RowProps {
  ebook: Ebook;
  selected: boolean;
  onSelect: (extend: boolean) => void;
  onEdit: () => void;
  onFile: () => void;
  onTracks: () => void;
  onAct: (action: EbookAction) => void;
}
