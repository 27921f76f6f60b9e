import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { writeSigningKey, writeSignIn } from '../model/write-curl.ts';
import { CodeBlock } from './code-block.tsx';
import classes from './guide.module.css';

const withToken = (origin: string) =>
  `curl '${origin}/api/words/?language=fr' \\\n  -H "Authorization: Bearer $GLOSSA_TOKEN"`;

/** What a developer needs to know before the first call. */
export function Guide() {
  const { t } = useTranslation('developers');
  const { origin } = location;
  return (
    <article className={classes.root} aria-labelledby="guide">
      <h2 id="guide">{t('guide.title')}</h2>
      <section>
        <h3>{t('guide.token.title')}</h3>
        <p>{t('guide.token.text')}</p>
        <p>
          <Anchor component={Link} to="/settings#account">
            {t('guide.token.link')}
          </Anchor>
        </p>
        <CodeBlock label={t('guide.token.title')} code={withToken(origin)} />
      </section>
      <section>
        <h3>{t('guide.session.title')}</h3>
        <p>{t('guide.session.text')}</p>
        <CodeBlock label={t('guide.session.title')} code={writeSignIn(origin)} />
      </section>
      <section>
        <h3>{t('guide.signature.title')}</h3>
        <p>{t('guide.signature.text')}</p>
        <CodeBlock label={t('guide.signature.title')} code={writeSigningKey(origin)} />
      </section>
      <section>
        <h3>{t('guide.lists.title')}</h3>
        <p>{t('guide.lists.text')}</p>
      </section>
      <section>
        <h3>{t('guide.failures.title')}</h3>
        <p>{t('guide.failures.text')}</p>
      </section>
      <section>
        <h3>{t('guide.values.title')}</h3>
        <p>{t('guide.values.text')}</p>
      </section>
    </article>
  );
}
