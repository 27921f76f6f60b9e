import { ActionIcon, Box } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** A block of code, always left to right, with a copy button. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  const { t } = useTranslation('common');
  const { copied, copy } = useClipboard();
  // Keyboard users must be able to focus the block to scroll it.
  const region = { role: 'region', tabIndex: 0, 'aria-label': label };
  return (
    <Box pos="relative" dir="ltr">
      <Box
        component="pre"
        p="12px 48px 12px 12px"
        bd="1px solid var(--glossa-line)"
        bdrs={8}
        bg="var(--glossa-sunken)"
        fz={13}
        lh={1.6}
        style={{ overflowX: 'auto' }}
        {...region}
      >
        <code>{code}</code>
      </Box>
      <ActionIcon
        variant="default"
        pos="absolute"
        top={6}
        right={6}
        aria-label={`${copied ? t('copied') : t('copy')}: ${label}`}
        onClick={() => copy(code)}
      >
        {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
      </ActionIcon>
    </Box>
  );
}
