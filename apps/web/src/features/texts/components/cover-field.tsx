import { Box, Button, Group, Input } from '@mantine/core';
import { removeTextCover, uploadTextCover } from '@glossa/contract/text-covers';
import { getText } from '@glossa/contract/texts';
import type { TextCard } from '@glossa/contract/texts';
import { imageTypes } from '@glossa/contract/word-images';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { ProductCover } from '@/domain/covers/product-cover.tsx';
import { useFileDrop } from '@/lib/files/use-file-drop.ts';
import { shrinkImage } from '@/lib/files/shrink-image.ts';
import { libraryLists } from '../shelves.ts';
import classes from './cover-field.module.css';

const accepted = Object.values(imageTypes).join();

/** A text's cover. The image is uploaded, replaced and removed immediately, independently of the form. */
export function CoverField({ text }: { text: TextCard }) {
  const { t } = useTranslation('texts');
  const chooser = useRef<HTMLInputElement>(null);
  const [cover, setCover] = useState<Pick<TextCard, 'imageUrl' | 'image_source'>>(text);
  const options = {
    invalidates: [...libraryLists, getText],
    onSuccess: (saved: TextCard) => setCover(saved),
  };
  const upload = useEndpointMutation(uploadTextCover, options);
  const remove = useEndpointMutation(removeTextCover, options);
  const isBusy = upload.isPending || remove.isPending;
  const params = { id: text.id };
  const send = async (file: File | undefined) => {
    if (file && !isBusy) upload.mutate({ params, files: { image: await shrinkImage(file) } });
  };
  const { dropping, handlers } = useFileDrop(([file]) => void send(file));
  const { title, author, language } = text;
  const isOwn = cover.image_source === 'own';
  return (
    <Input.Wrapper label={t('cover.label')} description={t('cover.help')} labelElement="div">
      <Group
        className={classes.root}
        align="end"
        wrap="nowrap"
        mt="xs"
        data-dropping={dropping || undefined}
        aria-busy={isBusy}
        {...handlers}
      >
        <Box flex="none" w={96}>
          <ProductCover
            key={cover.imageUrl}
            product={{
              type: 'text',
              title,
              author,
              language,
              cover: cover.image_source === 'generated' ? null : cover.imageUrl,
            }}
            eager
          />
        </Box>
        <input
          ref={chooser}
          type="file"
          accept={accepted}
          hidden
          aria-label={t('cover.label')}
          onChange={({ currentTarget }) => {
            void send(currentTarget.files?.[0]);
            // Allow choosing the same file again.
            currentTarget.value = '';
          }}
        />
        <Group gap="xs">
          <Button
            variant="default"
            size="xs"
            loading={upload.isPending}
            disabled={remove.isPending}
            onClick={() => chooser.current?.click()}
          >
            {t(isOwn ? 'cover.replace' : 'cover.add')}
          </Button>
          {isOwn && (
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              loading={remove.isPending}
              disabled={upload.isPending}
              onClick={() => remove.mutate({ params })}
            >
              {t('cover.remove')}
            </Button>
          )}
        </Group>
      </Group>
    </Input.Wrapper>
  );
}
