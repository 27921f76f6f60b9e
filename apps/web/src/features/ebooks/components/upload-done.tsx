import { Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { contentGapNames, findContentGaps } from '@glossa/contract/content-gaps';
import { listEbooks, updateEbook } from '@glossa/contract/ebooks';
import type { Ebook } from '@glossa/contract/ebooks';
import { IconCircleCheck, IconWorldUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { ProductCover } from '@/domain/covers/product-cover.tsx';
import { useInitialFocus } from '@/ui/hooks/use-initial-focus.ts';
import { Card } from '@/ui/layout/card.tsx';
import { ContentPrice } from '@/domain/content/manage/content-price.tsx';
import { EbookStatus } from './ebook-status.tsx';
import classes from './upload-done.module.css';

/** The result of an upload, with next steps. */
export function UploadDone({ ebook: sent, onUploadAnother }: { ebook: Ebook; onUploadAnother: () => void }) {
  const { t } = useTranslation(['ebooks', 'catalogue']);
  const [ebook, setEbook] = useState(sent);
  const publish = useEndpointMutation(updateEbook, { invalidates: [listEbooks], onSuccess: setEbook });
  const gaps = findContentGaps(ebook);
  const missing = contentGapNames.filter((name) => gaps[name]);
  const isReady = ebook.preparation === 'ready';
  const note =
    ebook.status === 'published'
      ? t('done.published')
      : !isReady
        ? t('done.running')
        : missing.length > 0
          ? t('catalogue:reasons.missing', {
              fields: missing.map((name) => t(`catalogue:fields.${name}`)).join(t('catalogue:reasons.and')),
            })
          : t('done.draft');
  return (
    <Card component="section" className={classes.root} aria-labelledby="ebook-done">
      <Box maw={160}>
        <ProductCover product={ebook} eager />
      </Box>
      <Stack gap="sm">
        <Title order={2} id="ebook-done" ref={useInitialFocus()} tabIndex={-1}>
          <IconCircleCheck size={20} color="var(--glossa-success)" aria-hidden="true" />{' '}
          {t(ebook.type === 'audio' ? 'done.audio_title' : 'done.title')}
        </Title>
        <strong dir="auto">{ebook.title}</strong>
        <Group gap="sm">
          <EbookStatus ebook={ebook} />
          <ContentPrice content={ebook} />
        </Group>
        <Text c="dimmed" role="status">
          {note}
        </Text>
        <Group gap="xs">
          {ebook.status === 'draft' && isReady && missing.length === 0 && (
            <Button
              leftSection={<IconWorldUpload size={16} stroke={1.8} />}
              loading={publish.isPending}
              onClick={() => publish.mutate({ params: { id: ebook.id }, body: { status: 'published' } })}
            >
              {t('actions.publish')}
            </Button>
          )}
          <Button variant="default" component={Link} to="/ebooks/manage">
            {t('done.manage')}
          </Button>
          <Button variant="default" onClick={onUploadAnother}>
            {t('done.again')}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
