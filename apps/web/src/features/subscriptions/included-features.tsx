import { languages } from '@glossa/language/languages';
import { IconBook2, IconLanguage, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { languageName } from '@/lib/i18n/language-name.ts';
import classes from './included-features.module.css';

/** What every plan includes, with all languages to choose from. */
export function IncludedFeatures() {
  const { t, i18n } = useTranslation('subscription');
  const coreFeatures = ['reading', 'videos', 'practice'] as const;
  return (
    <section className={classes.root} aria-labelledby="all-plans">
      <h2 id="all-plans" className={classes.heading}>
        {t('included_title')}
      </h2>
      <ul className={classes.list}>
        <li>
          <IconLanguage size={24} stroke={1.6} aria-hidden="true" />
          <div>
            <h3>{t('included.languages')}</h3>
            <ul className={classes.languages}>
              {languages.map(({ code }) => (
                <li key={code}>{languageName(code, i18n.language)}</li>
              ))}
            </ul>
          </div>
        </li>
        <li>
          <IconBook2 size={24} stroke={1.6} aria-hidden="true" />
          <div>
            <h3>{t('included.features')}</h3>
            <ul className={classes.features}>
              {coreFeatures.map((feature) => (
                <li key={feature}>{t(`features.${feature}`)}</li>
              ))}
            </ul>
          </div>
        </li>
        <li>
          <IconRefresh size={24} stroke={1.6} aria-hidden="true" />
          <div>
            <h3>{t('included.updates')}</h3>
          </div>
        </li>
      </ul>
    </section>
  );
}
