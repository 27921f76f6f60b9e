import { Button, CloseButton, Group, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { IconHistory, IconSearch, IconWorld } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useUser } from '@/domain/session/session-context.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { useIsPhone } from '@/ui/hooks/use-breakpoint.ts';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { OptionList } from './option-list.tsx';
import { useActiveOption, matchPages } from './options.ts';
import type { Option, OptionGroup, PageLink } from './options.ts';
import { useSearchResults, useResultGroups } from './use-search-results.ts';

/** Searches the user's content and the app's pages. Designed for keyboard use. */
export function SearchDialog({ pages, onClose }: { pages: readonly PageLink[]; onClose: () => void }) {
  const { t } = useTranslation(['search', 'common']);
  const { id: userId, selected_languages: languages } = useUser();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [everywhere, setEverywhere] = useState(false);
  const [recent, setRecent] = useState(() => readRecentSearches(userId));
  const enterPressed = useRef(false);
  const query = typed.trim();
  const { found, error, isStale, retry } = useSearchResults(typed, everywhere);
  const resultGroups = useResultGroups(found, query, everywhere);

  const type = (text: string) => {
    setTyped(text);
    enterPressed.current = false;
    activate(undefined);
  };
  const { matches, startsWithQuery } = matchPages(pages, query);
  const pageGroup: OptionGroup = {
    key: 'pages',
    title: t('groups.pages'),
    options: matches.map(({ to, name, icon }) => ({ key: to, icon, label: name, action: to })),
  };
  const recentGroup: OptionGroup = {
    key: 'recent',
    title: t('groups.recent'),
    options: recent.map((text) => ({ key: text, icon: IconHistory, label: text, action: () => type(text) })),
  };
  const moreGroup: OptionGroup = {
    key: 'more',
    title: t('groups.more'),
    options: [
      { key: 'everywhere', icon: IconWorld, label: t('everywhere'), action: () => setEverywhere(true) },
    ],
  };
  const groups = (
    query === ''
      ? [recentGroup, pageGroup]
      : [
          // If a query matches the start of a page's name, the user probably wants that page.
          ...(startsWithQuery ? [pageGroup, ...resultGroups] : [...resultGroups, pageGroup]),
          ...(!everywhere && languages.length > 1 ? [moreGroup] : []),
        ]
  ).filter(({ options }) => options.length > 0);
  const options = groups.flatMap((group) => group.options);
  const resultCount = options.length - (groups.includes(moreGroup) ? 1 : 0);

  const choose = (option: Option | undefined) => {
    if (!option) return;
    if (typeof option.action !== 'string') return option.action();
    if (query !== '') saveRecentSearch(userId, query);
    onClose();
    void navigate(option.action);
  };
  const { active, activate, keyDown } = useActiveOption(options, (option) => {
    // Wait for the results of the current query.
    if (isStale) enterPressed.current = true;
    else choose(option);
  });
  useEffect(() => {
    if (!enterPressed.current || isStale) return;
    enterPressed.current = false;
    choose(active);
  });
  const idOf = (option: Option) => `${listId}-${options.indexOf(option)}`;

  return (
    <Dialog
      onClose={onClose}
      withCloseButton={false}
      size={640}
      yOffset="12vh"
      padding={0}
      fullScreen={isPhone}
      attributes={{ content: { 'aria-label': t('title') } }}
    >
      <Group
        gap="xs"
        wrap="nowrap"
        pos="sticky"
        top={0}
        ps={8}
        pe={12}
        bg="var(--mantine-color-body)"
        style={{ zIndex: 1, borderBlockEnd: '1px solid var(--glossa-line)' }}
      >
        <TextInput
          flex={1}
          variant="unstyled"
          size="lg"
          type="search"
          role="combobox"
          aria-label={t('title')}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={active && idOf(active)}
          aria-autocomplete="list"
          placeholder={t('placeholder')}
          leftSection={<IconSearch size={20} stroke={1.6} />}
          value={typed}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="go"
          data-autofocus
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={keyDown}
        />
        <CloseButton size="lg" aria-label={t('common:close')} onClick={onClose} />
      </Group>
      <OptionList
        id={listId}
        groups={groups}
        query={query}
        active={active}
        isStale={isStale}
        idOf={idOf}
        onActive={activate}
        onChoose={choose}
      />
      {query === '' && recent.length > 0 && (
        <Button
          mx="xs"
          mb="sm"
          size="compact-sm"
          variant="subtle"
          color="gray"
          onClick={() => {
            clearRecentSearches(userId);
            setRecent([]);
          }}
        >
          {t('forget')}
        </Button>
      )}
      {error && (
        <Text role="alert" p={20} ta="center" c="dimmed">
          {errorText(error)}{' '}
          <Button size="compact-sm" variant="light" onClick={retry}>
            {t('common:retry')}
          </Button>
        </Text>
      )}
      {query !== '' && !isStale && !error && resultCount === 0 && (
        <Text p={20} ta="center" c="dimmed">
          {t('nothing', { query })}
        </Text>
      )}
      <VisuallyHidden role="status">
        {query !== '' && !isStale && t('found', { count: resultCount })}
      </VisuallyHidden>
    </Dialog>
  );
}

/** Maximum number of recent searches, stored on this device per user. */
const maxSearches = 5;
const storageKey = (userId: string): string => `glossa-searches-${userId}`;

/** Returns a user's recent searches, newest first. */
function readRecentSearches(userId: string): string[] {
  try {
    const storedSearches: unknown = JSON.parse(localStorage.getItem(storageKey(userId)) ?? '[]');
    return Array.isArray(storedSearches)
      ? storedSearches.filter((one) => typeof one === 'string').slice(0, maxSearches)
      : [];
  } catch {
    return [];
  }
}

/** Stores a successful search. Does nothing if storage is full. */
export function saveRecentSearch(userId: string, search: string): void {
  const others = readRecentSearches(userId).filter((one) => one.toLowerCase() !== search.toLowerCase());
  try {
    localStorage.setItem(storageKey(userId), JSON.stringify([search, ...others].slice(0, maxSearches)));
  } catch {
    // Storage is unavailable.
  }
}

const clearRecentSearches = (userId: string): void => localStorage.removeItem(storageKey(userId));
