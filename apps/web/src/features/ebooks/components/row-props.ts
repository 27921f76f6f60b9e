import type { EbookAction } from '@glossa/contract/bulk-ebooks';
import type { Ebook } from '@glossa/contract/ebooks';

/** An ebook with its actions, shared by the row and the card. */
export interface RowProps {
  ebook: Ebook;
  selected: boolean;
  onSelect: (extend: boolean) => void;
  onEdit: () => void;
  onFile: () => void;
  onTracks: () => void;
  onAct: (action: EbookAction) => void;
}
