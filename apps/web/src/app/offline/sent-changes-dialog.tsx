import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { SentChanges } from '@/domain/offline/send-changes.ts';
import { levelOfEntry } from '@/domain/words/word-level.ts';
import { useLevelLabel } from '@/domain/words/entry/use-level-label.ts';
import { List } from '@/ui/layout/list.tsx';
import { Dialog } from '@/ui/overlays/dialog.tsx';

/** Lists the changes that were sent; those overridden by a later change elsewhere come first. */
export function SentChangesDialog({ sent, onClose }: { sent: SentChanges; onClose: () => void }) {
  const { t } = useTranslation(['offline', 'reader']);
  const level = useLevelLabel();
  const describeChange = ({ pending, result }: SentChanges[number]): string => {
    const { change } = pending;
    if (change.what === 'known') return t('sent.page', { count: change.words.length });
    if (change.what === 'phrase') return change.phrase.text;
    return result.word?.text ?? t('sent.word');
  };
  const isOverridden = ({ result }: SentChanges[number]) =>
    result.outcome === 'outdated' || result.outcome === 'gone';
  const inOrder = sent.toSorted((a, b) => Number(isOverridden(b)) - Number(isOverridden(a)));
  return (
    <Dialog title={t('sent.title')} onClose={onClose}>
      <List isDivided>
        {inOrder.map((one) => (
          <Group key={one.result.id} component="li" justify="space-between" gap="4px 16px" py="xs">
            <Text component="bdi" fw={500}>
              {describeChange(one)}
            </Text>
            <Text component="span" size="sm" {...(!isOverridden(one) && { c: 'dimmed' })}>
              {t(`outcomes.${one.result.outcome}`)}
              {one.result.word && ` · ${level(levelOfEntry(one.result.word))}`}
            </Text>
          </Group>
        ))}
      </List>
    </Dialog>
  );
}
