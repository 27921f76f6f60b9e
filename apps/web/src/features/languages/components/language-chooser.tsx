import { Alert, Anchor, Button } from '@mantine/core';
import { defaultLanguageCodes, languages } from '@glossa/language/languages';
import type { Language } from '@glossa/language/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router-dom';

import { languageName } from '../../../lib/i18n/language-name.ts';
import { useLearningLanguage } from '../../../lib/languages/use-learning-language.ts';
import { canLearnMore } from '../../../lib/session/can-learn-more.ts';
import { isLearner } from '../../../lib/session/roles.ts';
import { useUser } from '../../../lib/session/session-context.ts';
import { PageHeader, PageLayout } from '../../../ui/page-layout.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import classes from './language-chooser.module.css';

const offered = defaultLanguageCodes.flatMap((code) =>
  languages.filter((language) => language.code === code),
);
const further = languages.filter((language) => !offered.includes(language));

/**
 * Asks what to learn; a shop account learns that choosing makes it a learner's. It stands where a page is refused,
 * unless it is `isWanted` itself.
 */
export function LanguageChooser({ isWanted = false }: { isWanted?: boolean }) {
  const { t, i18n } = useTranslation('languages');
  const user = useUser();
  const { choose, isPending } = useLearningLanguage();
  const [all, setAll] = useState(false);
  const { pathname } = useLocation();
  const isShopClient = !isLearner(user);
  const isDenied = isShopClient && !isWanted;
  usePageTitle(isDenied ? t('denied.title') : t('chooser.title'));

  const own = new Set(user.selected_languages.map(({ code }) => code));
  const isFull = !canLearnMore(user);
  const shown = all ? [...offered, ...further] : offered;
  const choices = isFull ? languages.filter(({ code }) => own.has(code)) : shown;
  const tile = ({ code, native }: Language) => {
    const name = languageName(code, i18n.language);
    return (
      <li key={code}>
        <button
          type="button"
          className={classes.tile}
          disabled={isPending}
          onClick={() => choose(code)}
          aria-label={t('chooser.choose', { language: name })}
        >
          <span className={classes.native}>
            <bdi lang={code}>{native}</bdi>
          </span>
          <span className={classes.name}>{name}</span>
        </button>
      </li>
    );
  };
  // Who only buys begins in the shop.
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
      <ul className={classes.tiles}>{choices.map(tile)}</ul>
      {isFull ? (
        <p className={classes.full}>
          {t('chooser.upgrade')}{' '}
          <Anchor component={Link} to="/subscription/upgrade">
            {t('chooser.plans')}
          </Anchor>
        </p>
      ) : (
        !all && (
          <Button variant="subtle" mt="md" onClick={() => setAll(true)}>
            {t('chooser.more')}
          </Button>
        )
      )}
    </PageLayout>
  );
}
