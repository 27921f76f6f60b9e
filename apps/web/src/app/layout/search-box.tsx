import '@mantine/spotlight/styles.layer.css';

import { listTexts } from '@glossa/contract/texts';
import { useDebouncedValue } from '@mantine/hooks';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconBook, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { endpointQuery } from '../../lib/api/query.ts';
import { useUser } from '../../lib/session/session-context.ts';
import { searchLinks } from './search-links.ts';

const [store, spotlight] = createSpotlight();

/** Goes to pages and own texts by name; opened by ctrl/cmd+K. */
export function SearchBox({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('navigation');
  const user = useUser();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [search] = useDebouncedValue(query.trim(), 200);
  const { data } = useQuery({
    ...endpointQuery(listTexts, { query: { search, page_size: 8 } }),
    enabled: search !== '' && user.account_type === 'learner',
    placeholderData: keepPreviousData,
  });
  useEffect(() => spotlight.open(), []);

  const wanted = query.trim().toLocaleLowerCase();
  const pages = searchLinks(user).filter(({ label }) => t(label).toLocaleLowerCase().includes(wanted));
  const texts = search === '' || wanted === '' ? [] : (data?.results ?? []);
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      scrollable
      attributes={{ content: { 'aria-label': t('search.open') } }}
    >
      <Spotlight.Search
        placeholder={t('search.placeholder')}
        aria-label={t('search.open')}
        leftSection={<IconSearch size={20} stroke={1.6} />}
      />
      <Spotlight.ActionsList>
        {texts.length > 0 && (
          <Spotlight.ActionsGroup label={t('search.texts')}>
            {texts.map(({ id, title, author }) => (
              <Spotlight.Action
                key={id}
                label={title}
                description={author}
                leftSection={<IconBook size={20} stroke={1.6} />}
                onClick={() => void navigate(`/reading/${id}`)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {pages.length > 0 && (
          <Spotlight.ActionsGroup label={t('search.pages')}>
            {pages.map(({ to, label, icon: Icon }) => (
              <Spotlight.Action
                key={to}
                label={t(label)}
                leftSection={<Icon size={20} stroke={1.6} />}
                onClick={() => void navigate(to)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {texts.length + pages.length === 0 && <Spotlight.Empty>{t('search.nothing')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
