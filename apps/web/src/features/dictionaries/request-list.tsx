import { Alert, Button, Group } from '@mantine/core';
import { IconMessageQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { List } from '@/ui/layout/list.tsx';
import { useLanguageName } from './use-language-name.ts';

/** The languages for which learners requested a dictionary, each with a link to its dictionaries. */
export function RequestList({
  requests,
  language: selected,
}: {
  requests: readonly { language: string; learners: number }[];
  language: string;
}) {
  const { t } = useTranslation('dictionaries');
  const name = useLanguageName();
  return (
    <Alert color="ink" icon={<IconMessageQuestion />}>
      <List gap="xs">
        {requests.map(({ language, learners }) => (
          <Group component="li" key={language} justify="space-between" gap="4px 16px" mih={26}>
            <span>{t('requests.line', { count: learners, language: name(language) })}</span>
            {language !== selected && (
              <Button component={Link} to={`?language=${language}`} variant="default" size="compact-xs">
                {t('requests.show')}
              </Button>
            )}
          </Group>
        ))}
      </List>
    </Alert>
  );
}
