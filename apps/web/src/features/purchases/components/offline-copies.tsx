import { languageByCode } from '@glossa/language/languages';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { OfflineProblem } from '@/domain/offline-copies/offline-problem.ts';
import { readOfflineCopy } from '@/domain/purchases/offline-copy-store.ts';
import type { OfflineCopy } from '@/domain/purchases/offline-copy-store.ts';
import { CopyProtection } from '@/domain/purchases/copy-protection.tsx';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { useOfflineCopies } from '../hooks/use-offline-copies.ts';
import classes from './offline-copies.module.css';

/** The copies on this device for offline reading. Renders nothing without copies. */
export function OfflineCopies() {
  const { t } = useTranslation('purchases');
  const { copies, remove, refresh } = useOfflineCopies();
  const [opened, setOpened] = useState<OfflineCopy>();
  if (copies.length === 0 && !opened) return null;
  return (
    <section className={classes.root} aria-labelledby="offline-copies">
      <h2 id="offline-copies" className={classes.heading}>
        {t('offline.shelf')}
      </h2>
      <ul className={classes.list}>
        {copies.map((copy) => (
          <li key={copy.purchaseId} className={classes.row}>
            <bdi className={classes.title} lang={copy.language}>
              {copy.title}
            </bdi>
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
          </li>
        ))}
      </ul>
      {opened && (
        <OfflineReader
          copy={opened}
          onClose={() => {
            setOpened(undefined);
            void refresh();
          }}
        />
      )}
    </section>
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
    error instanceof OfflineProblem
      ? t(`offline.problem.${error.code}`)
      : error
        ? t('offline.problem.copy_unreadable')
        : data === ''
          ? t('offline.problem.ended')
          : undefined;
  return (
    <Dialog title={<bdi>{copy.title}</bdi>} fullScreen onClose={onClose}>
      {problem !== undefined ? (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      ) : data === undefined ? (
        <Skeleton height={320} radius={12} />
      ) : (
        <div
          ref={body}
          className={classes.text}
          lang={copy.language}
          dir={languageByCode(copy.language)?.direction}
        >
          {data}
          <CopyProtection mayCopy={copy.mayCopy} mayPrint={copy.mayPrint} body={body} />
        </div>
      )}
    </Dialog>
  );
}
