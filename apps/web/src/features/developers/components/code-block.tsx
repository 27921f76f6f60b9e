import { ActionIcon, Box } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import classes from './code-block.module.css';

/** A block of code, always left to right, with a copy button. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  const { t } = useTranslation('common');
  const { copied, copy } = useClipboard();
  // Keyboard users need focus to scroll it.
  const region = { role: 'region', tabIndex: 0, 'aria-label': label };
  return (
    <Box pos="relative" dir="ltr">
      <pre className={classes.code} {...region}>
        <code>{code}</code>
      </pre>
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
