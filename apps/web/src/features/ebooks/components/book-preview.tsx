import { previewLength } from '@glossa/contract/ebooks';
import { Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Card } from '@/ui/layout/card.tsx';

/** The beginning of an ebook as shoppers will read it. `text` is undefined if only the server can read the file. */
export function BookPreview({ text, language }: { text: string | undefined; language: string }) {
  const { t } = useTranslation('ebooks');
  const title = useId();
  return (
    <Stack component="section" gap="xs" aria-labelledby={title}>
      <Title order={2} size="h3" id={title}>
        {t('preview.title')}
      </Title>
      <Text fz={13} c="dimmed">
        {t(text === undefined ? 'preview.later' : 'preview.help')}
      </Text>
      {text !== undefined && text !== '' && (
        <Card
          mah={320}
          ff="var(--glossa-font-reading)"
          fz={15}
          lh={1.7}
          style={{ overflow: 'auto', whiteSpace: 'pre-wrap' }}
          dir="auto"
          lang={language}
          tabIndex={0}
          role="group"
          aria-labelledby={title}
        >
          {text}
        </Card>
      )}
    </Stack>
  );
}

/** Number of bytes to read: enough for the preview in any encoding. */
const previewBytes = previewLength * 4;

function decode(bytes: Uint8Array): string | undefined {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    // `stream` avoids an error for a character that is cut off at the end.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}

/**
 * Returns the first 1,000 characters of a text as shoppers will read them, or undefined if only the server can read it:
 * an .epub file, or a text in a legacy encoding.
 */
export async function readPreview(file: File): Promise<string | undefined> {
  if (!/\.txt$/i.test(file.name)) return undefined;
  const text = decode(new Uint8Array(await file.slice(0, previewBytes).arrayBuffer()));
  return text?.includes('\0') ? undefined : text?.replaceAll(/\r\n?/g, '\n').trim().slice(0, previewLength);
}
