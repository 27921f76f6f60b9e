import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { Dialog } from '@/ui/overlays/dialog.tsx';
import { languageName } from '@/lib/i18n/language-name.ts';
import type { OwnedItem } from './owned-item.ts';
import { useLibrary } from './use-library.tsx';

/** Asks whether to import a purchase into the library, and whether to open it afterward. */
export function ImportDialog({
  item,
  onImport,
  onClose,
}: {
  item: OwnedItem;
  onImport: (options: { opensText: boolean }) => void;
  onClose: () => void;
}) {
  const { t, i18n } = useTranslation(['purchases', 'common']);
  const library = useLibrary();
  const { title } = item;
  const language = languageName(item.language, i18n.language);
  const submit = (opensText: boolean) => {
    onClose();
    onImport({ opensText });
  };
  return (
    <Dialog onClose={onClose} title={t('import.title')} centered>
      <Text mb="lg">
        {library.isOtherLanguage(item)
          ? t('import.message_elsewhere', { title, language })
          : t('import.message', { title })}
      </Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button variant="default" onClick={() => submit(false)}>
          {t('import.action')}
        </Button>
        <Button onClick={() => submit(true)} data-autofocus>
          {t('import.and_open')}
        </Button>
      </Group>
    </Dialog>
  );
}
