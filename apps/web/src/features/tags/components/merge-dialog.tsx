import { listTags } from '@glossa/contract/tags';
import type { Tag } from '@glossa/contract/tags';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { TagDot } from '@/domain/tags/tag-chip.tsx';
import { OptionCard } from '@/ui/inputs/option-card.tsx';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { useTagChanges } from '../hooks/use-tag-changes.ts';

/** Maximum number of suggested tags. */
const maxSuggestions = 8;
/** Debounce in milliseconds. */
const searchDebounce = 200;

/** A dialog that merges a tag into another. */
export function MergeDialog({
  tag,
  onClose,
  onDone,
}: {
  tag: Tag;
  onClose: () => void;
  /** Receives the ID of the other tag. */
  onDone: (id: string) => void;
}) {
  const { t } = useTranslation(['tags', 'common']);
  const name = useId();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), searchDebounce);
  const [chosen, setChosen] = useState<Tag>();
  const { merge, isBusy } = useTagChanges();
  const { data, error } = useQuery({
    ...endpointQuery(listTags, {
      query: { sort: 'most_used', page_size: maxSuggestions + 1, ...(search && { search }) },
    }),
    placeholderData: keepPreviousData,
  });
  const suggestions = (data?.results ?? []).filter(({ id }) => id !== tag.id).slice(0, maxSuggestions);
  const into = suggestions.find(({ id }) => id === chosen?.id);
  const submit = async () => {
    if (!into || !(await merge(tag, into))) return;
    onDone(into.id);
    onClose();
  };
  return (
    <Dialog onClose={onClose} title={t('merge.title', { tag: tag.name })}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextInput
          type="search"
          label={t('merge.label')}
          value={typed}
          maxLength={60}
          autoComplete="off"
          data-autofocus
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Stack gap={2} my="sm" role="radiogroup" aria-label={t('merge.label')}>
          {suggestions.map((other) => (
            <OptionCard
              key={other.id}
              isPlain
              type="radio"
              name={name}
              value={other.id}
              checked={other.id === into?.id}
              onChange={() => setChosen(other)}
            >
              <TagDot color={other.color} />
              <bdi>{other.name}</bdi>
            </OptionCard>
          ))}
        </Stack>
        {error && !data && <p role="alert">{errorText(error)}</p>}
        {data && suggestions.length === 0 && (
          <Text size="sm" c="dimmed" mb="md">
            {t(search === '' ? 'merge.alone' : 'nothing_found')}
          </Text>
        )}
        <Text size="sm" c="dimmed" {...(into && { mb: 'md' })} role="status">
          {into && t('merge.help', { tag: tag.name, into: into.name })}
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" disabled={!into} loading={isBusy}>
            {t('merge.action')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
