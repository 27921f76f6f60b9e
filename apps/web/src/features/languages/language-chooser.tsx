import { defaultLanguageCodes, languages } from '@glossa/language/languages';
import type { Language } from '@glossa/language/languages';
import { Alert, Anchor, Button, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';

import { languageName } from '@/lib/i18n/language-name.ts';
import { useLearningLanguage } from '@/domain/languages/use-learning-language.ts';
import { searchable } from '@/domain/search/find-words.ts';
import { canAddLanguage } from '@/domain/languages/can-add-language.ts';
import { isLearner, isStaff, managesContent } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import card from './choice-card.module.css';
import classes from './language-chooser.module.css';

/** Greetings by language code. */
const greetings: Readonly<Record<string, string>> = {
  ja: 'こんにちは',
  ko: '안녕하세요',
  zh: '你好',
  es: 'Hola',
  pt: 'Olá',
  it: 'Ciao',
  fr: 'Bonjour',
  de: 'Guten Tag',
  en: 'Hello',
  ru: 'Здравствуйте',
  la: 'Salve',
  ar: 'مرحبًا',
  grc: 'Χαῖρε',
  fa: 'سلام',
  id: 'Halo',
  he: 'שלום',
  vi: 'Xin chào',
  af: 'Goeiedag',
  ln: 'Mbote',
  kg: 'Mbote',
  sw: 'Habari',
  nl: 'Goedendag',
  tl: 'Kumusta',
  th: 'สวัสดี',
  tr: 'Merhaba',
  pl: 'Dzień dobry',
};

const defaultLanguages = defaultLanguageCodes.flatMap((code) =>
  languages.filter((language) => language.code === code),
);
/** Default pages, opened by users who didn't request a particular one. */
const homePaths = new Set(['/dashboard', '/reading']);
const otherLanguages = languages.filter((language) => !defaultLanguages.includes(language));

/**
 * Asks which language to learn, and explains that choosing one turns a shop account into a learner account. Replaces
 * pages that the user can't open yet; with `isOpenedByUser`, it is the page that the user opened.
 */
export function LanguageChooser({ isOpenedByUser = false }: { isOpenedByUser?: boolean }) {
  const { t, i18n } = useTranslation('languages');
  const user = useUser();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // Staff, and users who have studied before, don't need the first steps.
  const isFirst = user.selected_languages.length === 0 && !isStaff(user) && !managesContent(user);
  const continues = isFirst && homePaths.has(pathname);
  const { choose, isPending } = useLearningLanguage({
    // The next step names the language, so a toast would repeat it.
    showToast: !continues && !isOpenedByUser,
    onChanged: () => {
      if (continues) void navigate('/start-learning');
    },
  });
  const [showsAll, setShowsAll] = useState(false);
  const [search, setSearch] = useState('');
  const isShopClient = !isLearner(user);
  const isDenied = isShopClient && !isOpenedByUser;
  usePageTitle(isDenied ? t('denied.title') : t('chooser.title'));

  const ownCodes = new Set(user.selected_languages.map(({ code }) => code));
  const hasReachedLimit = !canAddLanguage(user);
  const query = searchable(search.trim()).folded;
  const matchesQuery = ({ code, name, native }: Language) =>
    [code, name, native, languageName(code, i18n.language)].some((text) =>
      searchable(text).folded.startsWith(query),
    );
  const matching =
    query !== ''
      ? languages.filter(matchesQuery)
      : showsAll
        ? [...defaultLanguages, ...otherLanguages]
        : defaultLanguages;
  const choices = hasReachedLimit ? languages.filter(({ code }) => ownCodes.has(code)) : matching;
  const renderTile = ({ code, native }: Language) => {
    const name = languageName(code, i18n.language);
    return (
      <li key={code}>
        <button
          type="button"
          className={`${card.card} ${classes.tile}`}
          disabled={isPending}
          onClick={() => choose(code)}
          aria-label={t('chooser.choose', { language: name })}
        >
          <Text component="span" size="lg" lh={1.3} ff="var(--glossa-font-reading)">
            <bdi lang={code}>{native}</bdi>
          </Text>
          <Text component="span" size="sm" c="dimmed">
            {name}
          </Text>
          <Text component="span" size="sm" c="dimmed" ff="var(--glossa-font-reading)">
            <bdi lang={code}>{greetings[code]}</bdi>
          </Text>
        </button>
      </li>
    );
  };
  // Shop-only users start in the shop.
  if (isDenied && pathname === '/dashboard') return <Navigate to="/shop" replace />;
  return (
    <PageLayout>
      {isDenied ? (
        <>
          <Alert color="ink" variant="light" role="alert" mb="lg" title={t('denied.message')}>
            {t('denied.offer')}
          </Alert>
          <PageHeader title={t('chooser.title')} />
        </>
      ) : (
        <PageHeader title={t('chooser.title')} help={t(isShopClient ? 'denied.offer' : 'chooser.help')} />
      )}
      {!hasReachedLimit && (
        <TextInput
          maw={360}
          mb="md"
          type="search"
          aria-label={t('chooser.search')}
          placeholder={t('chooser.search')}
          leftSection={<IconSearch size={18} stroke={1.6} />}
          value={search}
          maxLength={60}
          autoComplete="off"
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      <ul className={classes.tiles}>{choices.map(renderTile)}</ul>
      {query !== '' && choices.length === 0 && (
        <Text my="md" role="status">
          {t('chooser.not_found')}
        </Text>
      )}
      {hasReachedLimit ? (
        <Text c="dimmed" my="md">
          {t('chooser.upgrade')}{' '}
          <Anchor component={Link} to="/subscription/upgrade">
            {t('chooser.plans')}
          </Anchor>
        </Text>
      ) : (
        !showsAll &&
        query === '' && (
          <Button variant="subtle" mt="md" onClick={() => setShowsAll(true)}>
            {t('chooser.more')}
          </Button>
        )
      )}
    </PageLayout>
  );
}
