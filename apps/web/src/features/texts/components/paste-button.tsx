import { Button } from '@mantine/core';
import { IconClipboardText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { toast } from '@/ui/feedback/toast.tsx';
import { readClipboard } from '../read-clipboard.ts';

/** Pastes the clipboard's text into the form. */
export function PasteButton({ onPaste }: { onPaste: (text: string) => void }) {
  const { t } = useTranslation('imports');
  const paste = async () => {
    try {
      const text = await readClipboard();
      if (text.trim() === '') toast.error(t('paste.empty'));
      else onPaste(text);
    } catch {
      toast.error(t('paste.refused'));
    }
  };
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      leftSection={<IconClipboardText size={16} stroke={1.8} />}
      onClick={() => void paste()}
    >
      {t('paste.action')}
    </Button>
  );
}
