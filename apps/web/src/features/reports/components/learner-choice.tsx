import { findReportLearners } from '@glossa/contract/reports';
import type { ReportLearner } from '@glossa/contract/reports';
import { Select } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { useSettled } from '@/ui/hooks/use-settled.ts';

/** Debounce of the learner search in milliseconds. */
const rest = 250;

const nameOf = ({ name, username }: ReportLearner): string => (name ? `${name} (${username})` : username);

/** Chooses the learner of a report; staff find them by name or email. */
export function LearnerChoice({
  learner,
  onChange,
}: {
  /** Undefined for the signed-in user. */
  learner: ReportLearner | undefined;
  onChange: (learner: ReportLearner | undefined) => void;
}) {
  const { t } = useTranslation('reports');
  const user = useUser();
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState(false);
  const asked = useSettled(typed.trim(), rest);
  // The name of the selected learner is not a search.
  const search = learner && asked === nameOf(learner) ? '' : asked === t('myself') ? '' : asked;
  const { data } = useQuery({
    ...endpointQuery(findReportLearners, { query: { search } }),
    enabled: opened,
    placeholderData: keepPreviousData,
  });
  const others = (data?.results ?? []).filter(({ id }) => id !== user.id && id !== learner?.id);
  const found = learner ? [learner, ...others] : others;
  return (
    <Select
      label={t('learner')}
      size="md"
      searchable
      allowDeselect={false}
      value={learner?.id ?? user.id}
      data={[
        { value: user.id, label: t('myself') },
        ...found.map((one) => ({ value: one.id, label: nameOf(one) })),
      ]}
      // The server has already filtered the options.
      filter={({ options }) => options}
      nothingFoundMessage={t('no_learner')}
      searchValue={typed}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpened(true)}
      onChange={(id) => onChange(found.find((one) => one.id === id))}
    />
  );
}
