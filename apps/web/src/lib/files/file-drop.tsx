import { Progress, Stack, Text } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { FileTarget } from './file-target.tsx';
import { useFileDrop } from './use-file-drop.ts';

/** A drop zone and file picker for one spreadsheet at a time, which also shows what is wrong with the file. */
export function FileDrop({
  texts,
  accept,
  limit,
  busy,
  share = 1,
  problem,
  onFile,
  children,
}: {
  texts: { choose: string; kinds: string; reading: string; tooLarge: string };
  /** File extensions, as for an input's `accept`. */
  accept: string;
  /** Maximum file size in bytes. */
  limit: number;
  /** Whether a file is being sent and parsed. */
  busy: boolean;
  /** Fraction of the file uploaded so far, from 0 to 1, if known. */
  share?: number | undefined;
  /** The problem that the server reported. */
  problem: string | undefined;
  onFile: (file: File) => void;
  /** Notes shown before a file is chosen. */
  children: ReactNode;
}) {
  const [isTooLarge, setTooLarge] = useState(false);
  const choose = (file: File | undefined) => {
    if (!file || busy) return;
    setTooLarge(file.size > limit);
    if (file.size <= limit) onFile(file);
  };
  const { dropping, handlers } = useFileDrop(([file]) => choose(file));
  const error = isTooLarge ? texts.tooLarge : problem;
  return (
    <Stack {...handlers} gap="sm" maw={640} data-dropping={dropping || undefined}>
      <FileTarget label={texts.choose} accept={accept} isLarge isBusy={busy} onFile={choose}>
        <IconFileSpreadsheet size={32} stroke={1.4} aria-hidden="true" />
        <strong>{busy ? texts.reading : texts.choose}</strong>
        <Text component="span" size="sm" c="dimmed">
          {texts.kinds}
        </Text>
        {busy && (
          <Progress.Root size={6} w="min(100%, 320px)">
            <Progress.Section value={Math.max(4, share * 100)} animated aria-label={texts.reading} />
          </Progress.Root>
        )}
      </FileTarget>
      {error !== undefined && (
        <Text c="var(--glossa-danger)" role="alert">
          {error}
        </Text>
      )}
      {children}
    </Stack>
  );
}
