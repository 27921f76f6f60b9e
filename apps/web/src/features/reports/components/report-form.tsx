import { reportKinds, reportPeriods } from '@glossa/contract/reports';
import type { ReportLearner } from '@glossa/contract/reports';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { languageName } from '@/lib/i18n/language-name.ts';
import { isStaff } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import type { ReportsView } from '../reports-view.ts';
import { LearnerChoice } from './learner-choice.tsx';
import classes from './report-form.module.css';

/** Chooses the kind, period and language of a report, and for staff its learner. */
export function ReportForm({
  view,
  learner: shown,
  onGenerate,
}: {
  view: ReportsView;
  /** The learner of the report shown, if it isn't the signed-in user. */
  learner: ReportLearner | undefined;
  onGenerate: (view: ReportsView) => void;
}) {
  const { t, i18n } = useTranslation('reports');
  const user = useUser();
  const [kind, setKind] = useState(view.kind ?? 'learning');
  const [period, setPeriod] = useState(view.period);
  const [language, setLanguage] = useState(view.language);
  const [chosen, setChosen] = useState<ReportLearner | null>();
  // Until another learner is chosen, the one in the URL applies.
  const learner = chosen === undefined ? shown : (chosen ?? undefined);
  const learnerId = chosen === undefined ? view.learner : (chosen?.id ?? '');
  const codes = new Set(learner?.languages ?? user.selected_languages.map(({ code }) => code));
  if (language) codes.add(language);
  return (
    <form
      className={classes.root}
      onSubmit={(event) => {
        event.preventDefault();
        onGenerate({ kind, period, language, learner: learnerId });
      }}
    >
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
          setPeriod(reportPeriods.find((one) => one === currentTarget.value) ?? period)
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
        <LearnerChoice
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
    </form>
  );
}
