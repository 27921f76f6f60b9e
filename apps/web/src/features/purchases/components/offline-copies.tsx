import { languageByCode } from '@glossa/language/languages';
import { Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { OfflineCopyError } from '@/domain/offline-copies/offline-copy-error.ts';
import { readOfflineCopy } from '@/domain/purchases/offline-copy-store.ts';
import type { OfflineCopy } from '@/domain/purchases/offline-copy-store.ts';
import { ProductText } from '@/domain/products/product-text.tsx';
import { CopyProtection } from '@/domain/purchases/copy-protection.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { List } from '@/ui/layout/list.tsx';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { useOfflineCopies } from '../hooks/use-offline-copies.ts';

/** The copies on this device for offline reading. Renders nothing if there are none. */
export function OfflineCopies() {
  const { t } = useTranslation('purchases');
  const { copies, remove, refresh } = useOfflineCopies();
  const [opened, setOpened] = useState<OfflineCopy>();
  if (copies.length === 0 && !opened) return null;
  return (
    <Card component="section" px={20} mb="lg" aria-labelledby="offline-copies">
      <Title order={2} size="md" id="offline-copies" mb={4}>
        {t('offline.shelf')}
      </Title>
      <List>
        {copies.map((copy) => (
          <li key={copy.purchaseId}>
            <Group gap="4px 8px" py={6}>
              <Text component="bdi" flex="1 1 160px" miw={0} lang={copy.language}>
                {copy.title}
              </Text>
              <Button
                size="compact-sm"
                variant="light"
                aria-label={t('offline.read_label', { title: copy.title })}
                onClick={() => setOpened(copy)}
              >
                {t('offline.read')}
              </Button>
              <Button
                size="compact-sm"
                variant="subtle"
                color="gray"
                aria-label={t('offline.forget_label', { title: copy.title })}
                onClick={() => void remove(copy)}
              >
                {t('offline.forget')}
              </Button>
            </Group>
          </li>
        ))}
      </List>
      {opened && (
        <OfflineReader
          copy={opened}
          onClose={() => {
            setOpened(undefined);
            void refresh();
          }}
        />
      )}
    </Card>
  );
}

/** Decrypts a copy and shows its plain text. */
function OfflineReader({ copy, onClose }: { copy: OfflineCopy; onClose: () => void }) {
  const { t } = useTranslation('purchases');
  const body = useRef<HTMLDivElement>(null);
  const { data, error } = useQuery({
    queryKey: ['offline copy', copy.copy],
    queryFn: async () => (await readOfflineCopy(copy)) ?? '',
    networkMode: 'always',
    // Decrypted text stays in memory only while it is shown.
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  const problem =
    error instanceof OfflineCopyError
      ? t(`offline.problem.${error.code}`)
      : error
        ? t('offline.problem.copy_unreadable')
        : data === ''
          ? t('offline.problem.ended')
          : undefined;
  return (
    <Dialog title={<bdi>{copy.title}</bdi>} fullScreen onClose={onClose}>
      {problem !== undefined ? (
        <Text role="alert" maw="60ch" mx="auto" my="xl">
          {problem}
        </Text>
      ) : data === undefined ? (
        <Skeleton height={320} radius={12} />
      ) : (
        <ProductText
          ref={body}
          maw="var(--glossa-measure)"
          mx="auto"
          lang={copy.language}
          dir={languageByCode(copy.language)?.direction}
        >
          {data}
          <CopyProtection mayCopy={copy.mayCopy} mayPrint={copy.mayPrint} body={body} />
        </ProductText>
      )}
    </Dialog>
  );
}
