import { CloseButton, Stack, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FileTarget } from './file-target.tsx';
import { useFileSize } from './use-file-size.ts';

/** A field for one file; `children` describe what to choose. The file can be removed. */
export function FileField({
  label,
  noun,
  accept,
  file,
  error,
  onChange,
  children,
}: {
  label: string;
  /** Label of the file, in a form with several file fields. */
  noun?: string;
  /** The `accept` of the browser's dialog, e.g. `.txt`. */
  accept: string;
  file: File | undefined;
  error: string | undefined;
  onChange: (file: File | undefined) => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('common');
  const size = useFileSize();
  const errorId = useId();
  return (
    <div>
      <FileTarget
        label={label}
        accept={accept}
        isInvalid={error !== undefined}
        describedBy={error === undefined ? undefined : errorId}
        onFile={onChange}
      >
        <IconFileText size={22} stroke={1.5} aria-hidden="true" />
        {file ? (
          <Description name={<bdi>{file.name}</bdi>}>
            {noun !== undefined && `${noun} · `}
            {size(file.size)}
          </Description>
        ) : (
          <Description name={label}>{children}</Description>
        )}
        {file && (
          <CloseButton
            flex="none"
            aria-label={t('remove_file', { name: file.name })}
            onClick={(event) => {
              event.preventDefault();
              onChange(undefined);
            }}
          />
        )}
      </FileTarget>
      {error !== undefined && (
        <Text id={errorId} size="sm" c="var(--glossa-danger)" mt={6} role="alert">
          {error}
        </Text>
      )}
    </div>
  );
}

const Description = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <Stack component="span" gap={0} flex={1} miw={0} align="flex-start">
    <Text component="span" fw={500}>
      {name}
    </Text>
    <Text component="span" size="sm" lh={1.4} c="dimmed">
      {children}
    </Text>
  </Stack>
);
