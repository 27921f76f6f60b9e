import { languages } from '@glossa/language/languages';
import { Group, Title } from '@mantine/core';
import { IconBook2, IconLanguage, IconRefresh } from '@tabler/icons-react';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { languageName } from '@/lib/i18n/language-name.ts';
import { Facts } from '@/ui/data/facts.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { List } from '@/ui/layout/list.tsx';
import { Section } from '@/ui/layout/section.tsx';
import classes from './included-features.module.css';

/** The features included in every plan, with all available languages. */
export function IncludedFeatures() {
  const { t, i18n } = useTranslation('subscription');
  const coreFeatures = ['reading', 'videos', 'practice'] as const;
  return (
    <Card p="28px 24px" mt={48} bdrs={16}>
      <Section title={t('included_title')}>
        <ul className={classes.columns}>
          <Feature Icon={IconLanguage} title={t('included.languages')}>
            <Facts component="ul">
              {languages.map(({ code }) => (
                <li key={code}>{languageName(code, i18n.language)}</li>
              ))}
            </Facts>
          </Feature>
          <Feature Icon={IconBook2} title={t('included.features')}>
            <List gap={4}>
              {coreFeatures.map((feature) => (
                <li key={feature}>{t(`features.${feature}`)}</li>
              ))}
            </List>
          </Feature>
          <Feature Icon={IconRefresh} title={t('included.updates')} />
        </ul>
      </Section>
    </Card>
  );
}

const Feature = ({ Icon, title, children }: { Icon: TablerIcon; title: string; children?: ReactNode }) => (
  <li>
    <Group gap="sm" align="flex-start" wrap="nowrap" fz="sm" c="dimmed">
      <Icon size={24} stroke={1.6} color="var(--glossa-accent)" style={{ flex: 'none' }} aria-hidden="true" />
      <div>
        <Title order={3} c="var(--glossa-ink)" mb="xs">
          {title}
        </Title>
        {children}
      </div>
    </Group>
  </li>
);
