import { Anchor, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { writeSigningKey, writeSignIn } from '../model/write-curl.ts';
import { CodeBlock } from './code-block.tsx';

const withToken = (origin: string) =>
  `curl '${origin}/api/words/?language=fr' \\\n  -H "Authorization: Bearer $GLOSSA_TOKEN"`;

/** What a developer needs to know before the first call. */
export function Guide() {
  const { t } = useTranslation('developers');
  const { origin } = location;
  return (
    <article aria-labelledby="guide">
      <Stack gap="lg">
        <Title order={2} id="guide" mb={-8}>
          {t('guide.title')}
        </Title>
        <Part name="token">
          <Text mb="xs">
            <Anchor component={Link} to="/settings#security">
              {t('guide.token.link')}
            </Anchor>
          </Text>
          <CodeBlock label={t('guide.token.title')} code={withToken(origin)} />
        </Part>
        <Part name="session">
          <CodeBlock label={t('guide.session.title')} code={writeSignIn(origin)} />
        </Part>
        <Part name="signature">
          <CodeBlock label={t('guide.signature.title')} code={writeSigningKey(origin)} />
        </Part>
        <Part name="lists" />
        <Part name="failures" />
        <Part name="values" />
      </Stack>
    </article>
  );
}

function Part({
  name,
  children,
}: {
  name: 'token' | 'session' | 'signature' | 'lists' | 'failures' | 'values';
  children?: ReactNode;
}) {
  const { t } = useTranslation('developers');
  return (
    <section>
      <Title order={3} mb={4}>
        {t(`guide.${name}.title`)}
      </Title>
      <Text maw="68ch" mb="xs">
        {t(`guide.${name}.text`)}
      </Text>
      {children}
    </section>
  );
}
