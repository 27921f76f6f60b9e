import { ActionIcon, Box, Group, Input, Text, TextInput } from '@mantine/core';
import { listContentPricing } from '@glossa/contract/content-pricing';
import type { ContentPricing } from '@glossa/contract/content-pricing';
import { useDebouncedValue } from '@mantine/hooks';
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { List } from '@/ui/layout/list.tsx';
import classes from './bundle-items.module.css';

type Item = ContentPricing['items'][number];

/** Number of products suggested at a time. */
const suggestionCount = 5;
const icon = { size: 16, stroke: 1.8 };

/** Lets the user choose and order the products of a bundle. */
export function BundleItems({
  items,
  error,
  onChange,
}: {
  items: readonly Item[];
  error: string | undefined;
  onChange: (items: Item[]) => void;
}) {
  const { t } = useTranslation('pricing');
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), 250);
  const labelId = useId();
  const { data } = useQuery(
    endpointQuery(listContentPricing, {
      query: { search: search || undefined, page_size: suggestionCount + 4, sort: 'title', direction: 'asc' },
    }),
  );
  const suggestions = (data?.pricing ?? [])
    .filter(({ id, type }) => type !== 'bundle' && items.every((item) => item.id !== id))
    .slice(0, suggestionCount);
  const move = (from: number, to: number) => {
    const next = [...items];
    const [item] = next.splice(from, 1);
    if (item) next.splice(to, 0, item);
    onChange(next);
  };
  return (
    <Input.Wrapper
      size="md"
      label={t('bundle.items')}
      labelElement="div"
      labelProps={{ id: labelId }}
      error={error}
    >
      <List gap={2} mb="xs" aria-labelledby={labelId}>
        {items.map(({ id, title, type }, index) => (
          <Box key={id} component="li" bd="1px solid var(--glossa-line)" bdrs={8}>
            <Group gap={4} wrap="nowrap" ps={10} pe={4} py={4}>
              <Text span inherit truncate flex={1}>
                <bdi>{title}</bdi>
              </Text>
              <Text span fz={13} c="dimmed">
                {t(`types.${type}`)}
              </Text>
              <ActionIcon
                variant="subtle"
                color="gray"
                disabled={index === 0}
                aria-label={t('bundle.up', { title })}
                onClick={() => move(index, index - 1)}
              >
                <IconArrowUp {...icon} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                disabled={index === items.length - 1}
                aria-label={t('bundle.down', { title })}
                onClick={() => move(index, index + 1)}
              >
                <IconArrowDown {...icon} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('bundle.take_out', { title })}
                onClick={() => onChange(items.filter((item) => item.id !== id))}
              >
                <IconX {...icon} />
              </ActionIcon>
            </Group>
          </Box>
        ))}
      </List>
      <TextInput
        aria-label={t('bundle.search')}
        placeholder={t('bundle.search')}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <List gap={2} mt="xs" aria-label={t('bundle.found')}>
        {suggestions.map(({ id, title, type }) => (
          <li key={id}>
            <button
              type="button"
              className={classes.suggestion}
              onClick={() => onChange([...items, { id, title, type }])}
            >
              <IconPlus {...icon} aria-hidden="true" />
              <Text span inherit truncate flex={1}>
                <bdi>{title}</bdi>
              </Text>
              <Text span fz={13} c="dimmed">
                {t(`types.${type}`)}
              </Text>
            </button>
          </li>
        ))}
      </List>
    </Input.Wrapper>
  );
}
