import type { CatalogueAction, CatalogueVideo } from '@glossa/contract/catalogue-videos';

/** A video with what can be done with it, as a row or as a card. */
export interface RowProps {
  video: CatalogueVideo;
  selected: boolean;
  onSelect: (extend: boolean) => void;
  onPreview: () => void;
  onEdit: () => void;
  onAct: (action: CatalogueAction) => void;
}
