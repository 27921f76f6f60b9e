import { Box, Button, Group, Text } from '@mantine/core';
import { IconBook } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { SearchField } from '@/domain/search/search-field.tsx';
import { useArrowNavigation } from '@/lib/shortcuts/use-arrow-navigation.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { Answers } from './answers.tsx';
import { FirstSteps } from './first-steps.tsx';
import { guidesFor } from './guides.ts';
import { KeyTables, useKeyTables } from './key-tables.tsx';
import { useAnswers } from './use-answers.ts';
import { searchWords } from '@/domain/search/find-words.ts';

/** /help: guides, first steps, questions and answers, and keyboard shortcuts, with a search. */
export function HelpPage() {
  const { t } = useTranslation('help');
  usePageTitle(t('title'));
  const [search, setSearch] = useState('');
  const words = searchWords(search);
  const answers = useAnswers(words);
  const tables = useKeyTables(words);
  const user = useUser();
  const isLearner = user.account_type === 'learner';
  const { container, onKeyDown, focusFirst } = useArrowNavigation('summary');
  const isSearching = words.length > 0;
  const count = answers.length + tables.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <PageLayout width="reading">
      <PageHeader title={t('title')} help={t('help')} />
      <Box role="search" mb="lg">
        <SearchField
          value={search}
          label={t('search')}
          group={t('title')}
          onChange={setSearch}
          onLeave={focusFirst}
        />
        <Text role="status" size="sm" c="dimmed" mt={4}>
          {isSearching && t('found', { count })}
        </Text>
      </Box>
      {!isSearching && (
        <Group gap="xs" mb="lg">
          {guidesFor(user).map((guide) => (
            <Button
              key={guide}
              component={Link}
              to={`/help/guide/${guide}`}
              variant="default"
              leftSection={<IconBook size={18} stroke={1.6} aria-hidden="true" />}
            >
              {t(`guides.${guide}`)}
            </Button>
          ))}
        </Group>
      )}
      {!isSearching && isLearner && <FirstSteps />}
      {/* The questions handle their own keys; arrows only move between them. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={container} onKeyDown={onKeyDown}>
        {answers.length > 0 && <Answers answers={answers} words={words} />}
        {tables.length > 0 && <KeyTables tables={tables} words={words} />}
      </div>
      {count === 0 && (
        <EmptyState
          drawing="search"
          title={t('nothing')}
          message={t('nothing_help')}
          action={
            <Button variant="default" onClick={() => setSearch('')}>
              {t('clear')}
            </Button>
          }
        />
      )}
    </PageLayout>
  );
}
