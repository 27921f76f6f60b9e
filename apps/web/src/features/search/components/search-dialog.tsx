import { Button, CloseButton, TextInput, VisuallyHidden } from '@mantine/core';
import { IconHistory, IconSearch, IconWorld } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { errorText } from '@/lib/i18n/error-text.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { useIsPhone } from '@/ui/hooks/use-is-phone.ts';
import { useActiveOption } from '../hooks/use-active-option.ts';
import { useFound } from '../hooks/use-found.ts';
import { useFoundGroups } from '../hooks/use-found-groups.ts';
import { matchPages } from '../model/option.ts';
import type { Option, OptionGroup, PageLink } from '../model/option.ts';
import { forgetRecent, keepRecent, readRecent } from '../model/recent-searches.ts';
import { OptionList } from './option-list.tsx';
import classes from './search-dialog.module.css';

/** Searches the user's content and the pages of the app, by keyboard first. */
export function SearchDialog({ pages, onClose }: { pages: readonly PageLink[]; onClose: () => void }) {
  const { t } = useTranslation(['search', 'common']);
  const { id: person, selected_languages: languages } = useUser();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [everywhere, setEverywhere] = useState(false);
  const [recent, setRecent] = useState(() => readRecent(person));
  const isEntered = useRef(false);
  const query = typed.trim();
  const { found, error, isOld, retry } = useFound(typed, everywhere);
  const foundGroups = useFoundGroups(found, query, everywhere);

  const type = (text: string) => {
    setTyped(text);
    isEntered.current = false;
    activate(undefined);
  };
  const { matches, begins } = matchPages(pages, query);
  const pageGroup: OptionGroup = {
    key: 'pages',
    title: t('groups.pages'),
    options: matches.map(({ to, name, icon }) => ({ key: to, icon, label: name, act: to })),
  };
  const recentGroup: OptionGroup = {
    key: 'recent',
    title: t('groups.recent'),
    options: recent.map((text) => ({ key: text, icon: IconHistory, label: text, act: () => type(text) })),
  };
  const moreGroup: OptionGroup = {
    key: 'more',
    title: t('groups.more'),
    options: [{ key: 'everywhere', icon: IconWorld, label: t('everywhere'), act: () => setEverywhere(true) }],
  };
  const groups = (
    query === ''
      ? [recentGroup, pageGroup]
      : [
          // A query that begins a page's name is probably meant for the page.
          ...(begins ? [pageGroup, ...foundGroups] : [...foundGroups, pageGroup]),
          ...(!everywhere && languages.length > 1 ? [moreGroup] : []),
        ]
  ).filter(({ options }) => options.length > 0);
  const options = groups.flatMap((group) => group.options);
  const hits = options.length - (groups.includes(moreGroup) ? 1 : 0);

  const choose = (option: Option | undefined) => {
    if (!option) return;
    if (typeof option.act !== 'string') return option.act();
    if (query !== '') keepRecent(person, query);
    onClose();
    void navigate(option.act);
  };
  const { active, activate, keyDown } = useActiveOption(options, (option) => {
    // Waits for the results of the current query.
    if (isOld) isEntered.current = true;
    else choose(option);
  });
  useEffect(() => {
    if (!isEntered.current || isOld) return;
    isEntered.current = false;
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
      <div className={classes.head}>
        <TextInput
          className={classes.field ?? ''}
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
      </div>
      <OptionList
        id={listId}
        groups={groups}
        query={query}
        active={active}
        isOld={isOld}
        idOf={idOf}
        onActive={activate}
        onChoose={choose}
      />
      {query === '' && recent.length > 0 && (
        <Button
          className={classes.foot ?? ''}
          size="compact-sm"
          variant="subtle"
          color="gray"
          onClick={() => {
            forgetRecent(person);
            setRecent([]);
          }}
        >
          {t('forget')}
        </Button>
      )}
      {error && (
        <p role="alert" className={classes.note}>
          {errorText(error)}{' '}
          <Button size="compact-sm" variant="light" onClick={retry}>
            {t('common:retry')}
          </Button>
        </p>
      )}
      {query !== '' && !isOld && !error && hits === 0 && (
        <p className={classes.note}>{t('nothing', { query })}</p>
      )}
      <VisuallyHidden role="status">{query !== '' && !isOld && t('found', { count: hits })}</VisuallyHidden>
    </Dialog>
  );
}
