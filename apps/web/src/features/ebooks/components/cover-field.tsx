import type { EbookKind } from '@glossa/contract/ebooks';
import { Box, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { ProductCover } from '@/domain/covers/product-cover.tsx';
import { useObjectUrl } from '@/domain/content/upload/use-object-url.ts';
import { FileField } from '@/lib/files/file-field.tsx';
import { coverTypes } from '../book-files.ts';

/** A field for the cover image, beside a preview. Without an image, the cover is generated. */
export function CoverField({
  ebook,
  file,
  error,
  onChange,
}: {
  /** `cover` is the URL of the current image. */
  ebook: { type: EbookKind; title: string; author: string; language: string; cover: string | null };
  file: File | undefined;
  error: string | undefined;
  onChange: (file: File | undefined) => void;
}) {
  const { t } = useTranslation('ebooks');
  const cover = useObjectUrl(file) ?? ebook.cover;
  const title = ebook.title.trim() || t('cover.untitled');
  return (
    <Group wrap="nowrap">
      <Box flex="none" w={96}>
        <ProductCover key={cover} product={{ ...ebook, title, cover }} />
      </Box>
      <Box flex={1} miw={0}>
        <FileField
          label={t('cover.choose')}
          accept={coverTypes}
          file={file}
          error={error}
          onChange={onChange}
        >
          {t('cover.help')}
        </FileField>
      </Box>
    </Group>
  );
}
