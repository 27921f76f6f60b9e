import { useDebouncedValue } from '@mantine/hooks';
import { findReportLearners, reportKinds, reportPeriods } from '@glossa/contract/reports';
import type { ReportLearner } from '@glossa/contract/reports';
import { Button, NativeSelect, Select } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isStaff } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { languageName } from '@/lib/i18n/language-name.ts';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import type { ReportsView } from '../reports-view.ts';
import { AutoGrid } from '@/ui/layout/auto-grid.tsx';
import { Card } from '@/ui/layout/card.tsx';
import classes from './report-form.module.css';

/** A form for choosing a report's kind, period and language and, for staff, its learner. */
export function ReportForm({
  view,
  learner: reportLearner,
  onGenerate,
}: {
  view: ReportsView;
  /** The learner that the displayed report is about, if it isn't the signed-in user. */
  learner: ReportLearner | undefined;
  onGenerate: (view: ReportsView) => void;
}) {
  const { t, i18n } = useTranslation('reports');
  const user = useUser();
  const [kind, setKind] = useState(view.kind ?? 'learning');
  const [period, setPeriod] = useState(view.period);
  const [language, setLanguage] = useState(view.language);
  const [chosen, setChosen] = useState<ReportLearner | null>();
  // The learner in the URL applies until another one is chosen.
  const learner = chosen === undefined ? reportLearner : (chosen ?? undefined);
  const learnerId = chosen === undefined ? view.learner : (chosen?.id ?? '');
  const codes = new Set(learner?.languages ?? user.selected_languages.map(({ code }) => code));
  if (language) codes.add(language);
  return (
    <form
      className="screen-only"
      onSubmit={(event) => {
        event.preventDefault();
        onGenerate({ kind, period, language, learner: learnerId });
      }}
    >
      <Card mb="lg" p={20}>
        <AutoGrid minColumn={180} isStretched style={{ alignItems: 'end' }}>
          <div className={classes.kind}>
            <Segmented
              fullWidth
              aria-label={t('kind')}
              value={kind}
              onChange={setKind}
              data={reportKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            />
          </div>
          <NativeSelect
            label={t('period')}
            value={period}
            data={reportPeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
            onChange={({ currentTarget }) =>
              setPeriod(reportPeriods.find((name) => name === currentTarget.value) ?? period)
            }
          />
          <NativeSelect
            label={t('language')}
            value={language}
            data={[
              { value: '', label: t('all_languages') },
              ...[...codes].map((value) => ({ value, label: languageName(value, i18n.language) })),
            ]}
            onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
          />
          {isStaff(user) && (
            <LearnerSelect
              learner={learner}
              onChange={(next) => {
                setChosen(next ?? null);
                setLanguage('');
              }}
            />
          )}
          <Button type="submit" size="md" className={classes.submit ?? ''}>
            {t('generate')}
          </Button>
        </AutoGrid>
      </Card>
    </form>
  );
}

/** Debounce for the learner search in milliseconds. */
const searchDelay = 250;

const formatName = ({ name, username }: ReportLearner): string => (name ? `${name} (${username})` : username);

/** A select for the learner that a report is about. Staff search by name or email. */
function LearnerSelect({
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
  const [wasOpened, setWasOpened] = useState(false);
  const [settled] = useDebouncedValue(typed.trim(), searchDelay);
  // The field contains the selected learner's name, which isn't a search.
  const search = learner && settled === formatName(learner) ? '' : settled === t('myself') ? '' : settled;
  const { data } = useQuery({
    ...endpointQuery(findReportLearners, { query: { search } }),
    enabled: wasOpened,
    placeholderData: keepPreviousData,
  });
  const others = (data?.results ?? []).filter(({ id }) => id !== user.id && id !== learner?.id);
  const options = learner ? [learner, ...others] : others;
  return (
    <Select
      label={t('learner')}
      size="md"
      searchable
      allowDeselect={false}
      value={learner?.id ?? user.id}
      data={[
        { value: user.id, label: t('myself') },
        ...options.map((option) => ({ value: option.id, label: formatName(option) })),
      ]}
      // The server has already filtered the options.
      filter={(input) => input.options}
      nothingFoundMessage={t('no_learner')}
      searchValue={typed}
      onSearchChange={setTyped}
      onDropdownOpen={() => setWasOpened(true)}
      onChange={(id) => onChange(options.find((option) => option.id === id))}
    />
  );
}
