import type { Ebook } from '@glossa/contract/ebooks';

import { ProductCover } from '../../../lib/covers/product-cover.tsx';
import { ContentName } from '../../../lib/manage/content-name.tsx';

/** Cover, title and author of an ebook; the title opens what is said of it. */
export function EbookName({ ebook, onEdit }: { ebook: Ebook; onEdit: () => void }) {
  return (
    <ContentName
      content={ebook}
      cover={<ProductCover product={{ ...ebook, type: 'text' }} />}
      onEdit={onEdit}
    />
  );
}
