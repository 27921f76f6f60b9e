import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { downloadFile } from '@/lib/files/download-file.ts';
import { Card } from '@/ui/layout/card.tsx';
import { Dialog } from '@/ui/overlays/dialog.tsx';

/** Shows new recovery codes once. Closes only when the user confirms that they have saved them. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation(['security', 'common']);
  const { copied, copy } = useClipboard();
  const [isSaved, setSaved] = useState(false);
  const text = `${t('codes.title')}: ${location.host}\n\n${codes.join('\n')}\n`;
  return (
    <Dialog
      title={t('codes.title')}
      onClose={onClose}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Stack gap="md">
        <Text>{t('codes.explanation')}</Text>
        <Card>
          <Stack component="ul" gap={4} p={0} m={0}>
            {codes.map((code) => (
              <Text
                component="li"
                key={code}
                dir="ltr"
                ta="center"
                ff="ui-monospace, monospace"
                size="sm"
                lh={1.8}
                style={{ listStyle: 'none', whiteSpace: 'nowrap' }}
              >
                {code}
              </Text>
            ))}
          </Stack>
        </Card>
        <Group gap="xs">
          <Button variant="default" size="sm" onClick={() => copy(codes.join('\n'))}>
            {copied ? t('common:copied') : t('common:copy')}
          </Button>
          <Button
            variant="default"
            size="sm"
            onClick={() =>
              downloadFile(new Blob([text], { type: 'text/plain' }), 'glossa-recovery-codes.txt')
            }
          >
            {t('codes.download')}
          </Button>
          <Button variant="default" size="sm" onClick={() => printText(text)}>
            {t('codes.print')}
          </Button>
        </Group>
        <Checkbox
          label={t('codes.saved')}
          checked={isSaved}
          onChange={({ currentTarget }) => setSaved(currentTarget.checked)}
        />
        <Button disabled={!isSaved} onClick={onClose}>
          {t('codes.done')}
        </Button>
      </Stack>
    </Dialog>
  );
}

/** Prints only the given text, in a temporary frame. */
function printText(text: string): void {
  const frame = document.createElement('iframe');
  // Some browsers print a blank page for a frame with `display: none`.
  frame.style.cssText = 'position: fixed; inline-size: 0; block-size: 0; border: 0';
  document.body.append(frame);
  const { contentDocument, contentWindow } = frame;
  contentDocument?.body.append(Object.assign(contentDocument.createElement('pre'), { textContent: text }));
  contentWindow?.print();
  frame.remove();
}
