import type { CatalogueAction, CatalogueVideo } from '@glossa/contract/catalogue-videos';

/** A video with its actions, shared by the row and the card. */
export interface RowProps {
  video: CatalogueVideo;
  selected: boolean;
  onSelect: (extend: boolean) => void;
  onPreview: () => void;
  onEdit: () => void;
  onAct: (action: CatalogueAction) => void;
}
