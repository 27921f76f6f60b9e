import { lookUpWord } from '@glossa/contract/dictionaries';
import { getDictionaryOrder, updateDictionaryOrder } from '@glossa/contract/dictionary-order';
import type { DictionaryOrder as Order } from '@glossa/contract/dictionary-order';
import { getGlosses, getSubtitleGlosses } from '@glossa/contract/glosses';
import { Box, Button, Switch, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { languageName } from '@/lib/i18n/language-name.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { Section } from '@/ui/layout/section.tsx';
import { useSavedList } from '../hooks/use-saved-list.ts';
import { ListLoaded } from './list-loaded.tsx';
import { moveElement, MovableList } from './movable-list.tsx';

type Dictionary = Order['dictionaries'][number];

const toChoices = (dictionaries: readonly Dictionary[]) =>
  dictionaries.map(({ name, is_hidden }) => ({ name, is_hidden }));

/** The installed dictionaries for a language: their order, and which ones are used. */
export function DictionaryOrder({ language }: { language: string }) {
  const { t } = useTranslation(['settings', 'reader']);
  const { data, error, refetch, change } = useSavedList({
    list: getDictionaryOrder,
    input: { query: { language } },
    save: updateDictionaryOrder,
    dependent: [lookUpWord, getGlosses, getSubtitleGlosses],
  });
  const save = (dictionaries: Dictionary[]) =>
    change(
      { is_default: false, dictionaries },
      { body: { language, dictionaries: toChoices(dictionaries) } },
    );
  return (
    <Section order={3} title={t('reader:panel.dictionaries')} help={t('lookup.dictionaries_help')} mb="xl">
      <ListLoaded data={data} error={error} onRetry={refetch}>
        {({ dictionaries, is_default: isDefault }) =>
          dictionaries.length === 0 ? (
            <Text c="dimmed">{t('lookup.no_dictionaries')}</Text>
          ) : (
            <>
              <MovableList
                label={t('reader:panel.dictionaries')}
                items={dictionaries.map((dictionary, position) => ({
                  key: dictionary.name,
                  name: dictionary.title,
                  content: <DictionaryName dictionary={dictionary} />,
                  actions: (
                    <Switch
                      ms="xs"
                      aria-label={t('lookup.use', { name: dictionary.title })}
                      checked={!dictionary.is_hidden}
                      onChange={({ currentTarget }) =>
                        save(
                          dictionaries.with(position, {
                            ...dictionary,
                            is_hidden: !currentTarget.checked,
                          }),
                        )
                      }
                    />
                  ),
                }))}
                onMove={(from, to) => save(moveElement(dictionaries, from, to))}
              />
              <Button
                mt="sm"
                variant="default"
                size="sm"
                disabled={isDefault}
                aria-label={t('reset_named', { group: t('reader:panel.dictionaries') })}
                onClick={() => {
                  change({ is_default: true, dictionaries }, { body: { language, dictionaries: null } });
                  toast.undo({
                    message: t('was_reset', { group: t('reader:panel.dictionaries') }),
                    onUndo: () => save(dictionaries),
                  });
                }}
              >
                {t('reset')}
              </Button>
            </>
          )
        }
      </ListLoaded>
    </Section>
  );
}

function DictionaryName({
  dictionary: { title, target, is_hidden, is_fallback },
}: {
  dictionary: Dictionary;
}) {
  const { t, i18n } = useTranslation('settings');
  const details = [
    t('lookup.explains_in', { language: languageName(target, i18n.language) }),
    ...(is_fallback ? [t('lookup.fallback')] : []),
  ];
  return (
    <Box miw={0} py={4} opacity={is_hidden ? 0.6 : 1}>
      <Text component="span" display="block" fw={500} style={{ overflowWrap: 'anywhere' }}>
        <bdi>{title}</bdi>
      </Text>
      <Text component="span" display="block" size="sm" c="dimmed">
        {details.join(' · ')}
      </Text>
    </Box>
  );
}
