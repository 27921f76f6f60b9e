import { ActionIcon } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import classes from './code-block.module.css';

/** Code from left to right, to be copied. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  const { t } = useTranslation('common');
  const { copied, copy } = useClipboard();
  // Who scrolls it by keyboard has to reach it.
  const place = { role: 'region', tabIndex: 0, 'aria-label': label };
  return (
    <div className={classes.root} dir="ltr">
      <pre {...place}>
        <code>{code}</code>
      </pre>
      <ActionIcon
        variant="default"
        className={classes.copy}
        aria-label={`${copied ? t('copied') : t('copy')}: ${label}`}
        onClick={() => copy(code)}
      >
        {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
      </ActionIcon>
    </div>
  );
}
