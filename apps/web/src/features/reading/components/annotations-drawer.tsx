import { annotationKinds } from '@glossa/contract/annotations';
import { Anchor, Box, Skeleton, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { AnnotationCard } from '@/domain/annotations/annotation-card.tsx';
import { useTextAnnotations } from '@/domain/annotations/use-annotations.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { SidePanel } from '@/ui/overlays/dialog.tsx';

/** Bookmarks, notes and highlights in text order, each linked to its position in the text. */
export function AnnotationsDrawer({
  text,
  focused,
  onOpen,
  onClose,
}: {
  /** ID of the text. */
  text: string;
  /** The annotation to focus first. */
  focused: string | undefined;
  onOpen: (sentence: number) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('annotations');
  const { annotations, error, refetch } = useTextAnnotations(text);
  const [kind, setKind] = useState<'all' | (typeof annotationKinds)[number]>('all');
  const list = useRef<HTMLUListElement>(null);
  const isLoaded = annotations !== undefined;
  useEffect(() => {
    if (!isLoaded || focused === undefined) return;
    const card = list.current?.querySelector(`[data-annotation="${focused}"]`);
    card?.scrollIntoView({ block: 'nearest' });
    card?.querySelector('button')?.focus();
  }, [isLoaded, focused]);
  const visible = annotations?.filter((annotation) => kind === 'all' || annotation.kind === kind);
  return (
    <SidePanel onClose={onClose} title={t('title')}>
      <Box mb={4}>
        <Segmented
          fullWidth
          size="xs"
          aria-label={t('kind')}
          value={kind}
          onChange={setKind}
          data={[
            { value: 'all', label: t('all') },
            ...annotationKinds.map((value) => ({ value, label: t(`plural.${value}`) })),
          ]}
        />
      </Box>
      {error && !annotations && <ErrorState message={errorText(error)} onRetry={refetch} />}
      {!error && !annotations && (
        <LoadingState>
          <Skeleton height={88} mt={16} />
        </LoadingState>
      )}
      {visible?.length === 0 && <Text c="dimmed">{t(kind === 'all' ? 'empty_help' : 'nothing_found')}</Text>}
      <ul ref={list}>
        {visible?.map((annotation) => {
          const { id, sentence } = annotation;
          return (
            <AnnotationCard
              key={id}
              annotation={annotation}
              target={sentence === null ? undefined : () => onOpen(sentence)}
            />
          );
        })}
      </ul>
      <Anchor component={Link} to="/reading/notes" size="sm" display="block" mt={16}>
        {t('of_all_texts')}
      </Anchor>
    </SidePanel>
  );
}
