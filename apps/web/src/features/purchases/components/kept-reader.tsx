import { Skeleton } from '@mantine/core';
import { languageByCode } from '@glossa/language/languages';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { OfflineProblem } from '@/domain/offline-copies/offline-problem.ts';
import { readKeptCopy } from '@/domain/purchases/kept-copies.ts';
import type { KeptCopy } from '@/domain/purchases/kept-copies.ts';
import { TextGuard } from '@/domain/purchases/text-guard.tsx';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import classes from './kept-reader.module.css';

/** Opens a copy stored on this device and shows its plain text. */
export function KeptReader({ copy, onClose }: { copy: KeptCopy; onClose: () => void }) {
  const { t } = useTranslation('purchases');
  const body = useRef<HTMLDivElement>(null);
  const { data, error } = useQuery({
    queryKey: ['kept copy', copy.copy],
    queryFn: async () => (await readKeptCopy(copy)) ?? '',
    networkMode: 'always',
    // Decrypted text stays in memory only while it is shown.
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  const problem = () => {
    if (error instanceof OfflineProblem) return t(`offline.problem.${error.code}`);
    return error
      ? t('offline.problem.copy_unreadable')
      : data === ''
        ? t('offline.problem.ended')
        : undefined;
  };
  const said = problem();
  return (
    <Dialog title={<bdi>{copy.title}</bdi>} fullScreen onClose={onClose}>
      {said !== undefined ? (
        <p role="alert" className={classes.problem}>
          {said}
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
          <TextGuard mayCopy={copy.mayCopy} mayPrint={copy.mayPrint} body={body} />
        </div>
      )}
    </Dialog>
  );
}
