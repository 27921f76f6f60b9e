import { getMindMap } from '@glossa/contract/mindmap';
import type { MindMap } from '@glossa/contract/mindmap';
import { languageByCode } from '@glossa/language/languages';
import { Box, Button, Group, Skeleton, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useUser } from '@/domain/session/session-context.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { useIsPhone } from '@/ui/hooks/use-breakpoint.ts';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { MapCanvas, MapLegend } from '../components/map-canvas.tsx';
import { MapEmpty } from '../components/map-empty.tsx';
import { MapScope, MapFilters } from '../components/map-filters.tsx';
import { MapList } from '../components/map-list.tsx';
import { MapMenu } from '../components/map-menu.tsx';
import { WordDetails } from '../components/word-details.tsx';
import { useMapActions } from '../hooks/use-map-actions.ts';
import { useMapFiles } from '../hooks/use-map-files.ts';
import { filterCount, useMapView, viewQuery } from '../hooks/use-map-view.ts';
import type { Scene } from '../hooks/use-scene.ts';
import { useVisibleMap } from '../hooks/use-visible-map.ts';
import { connectionsByWord } from '../model/graph.ts';
import { clearPositions } from '../model/stored-positions.ts';
import classes from './mindmap-page.module.css';

const AddWordDialog = lazy(async () => ({
  default: (await import('../components/add-word-dialog.tsx')).AddWordDialog,
}));
const ImportDialog = lazy(async () => ({
  default: (await import('../components/import-dialog.tsx')).ImportDialog,
}));

const emptyMap: MindMap = { language: '', nodes: [], links: [], truncated: false };

/** /mindmap: the learner's words in the current language, and their connections. */
export function MindmapPage() {
  const { t } = useTranslation('mindmap');
  const user = useUser();
  const language = user.current_language ?? 'en';
  const { view, change } = useMapView();
  const { data, error, refetch } = useQuery({
    ...endpointQuery(getMindMap, { query: viewQuery(language, view) }),
    placeholderData: keepPreviousData,
  });
  const map = data ?? emptyMap;
  const [selected, setSelected] = useState<number>();
  const [adding, setAdding] = useState(false);
  const scene = useRef<Scene>(undefined);
  const stage = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const actions = useMapActions(language);
  const files = useMapFiles(language, scene);
  const connections = useMemo(() => connectionsByWord(map.nodes, map.links), [map]);
  const { visible, center, expand } = useVisibleMap(map, connections, view);
  const select = (id: number | undefined) => {
    setSelected(id);
    if (id !== undefined) expand(id);
  };
  const word = map.nodes.find(({ id }) => id === selected);
  const isEmpty = data?.nodes.length === 0 && view.search === '' && filterCount(view) === 0;
  usePageTitle(t('title'));
  // The panel covers the bottom of a phone's screen, so scroll the map to where it stays visible.
  useEffect(() => {
    if (isPhone && selected !== undefined) stage.current?.scrollIntoView({ block: 'start' });
  }, [isPhone, selected]);

  const clear = () => change({ search: '', level: undefined, tag: '', partOfSpeech: '' });
  const connect = (from: number, to: number) => {
    const [fromNode, toNode] = [from, to].map((id) => map.nodes.find((node) => node.id === id));
    if (fromNode && toNode) void actions.add({ term: fromNode.term, link: { to: toNode.id } });
  };
  const arrange = () => void actions.arrange(map.nodes, () => clearPositions(user.id, language));
  const exportAs = { json: () => void files.saveJson(), png: files.savePng, svg: files.saveSvg };
  const isMap = view.mode === 'map';
  return (
    <PageLayout>
      <PageHeader
        title={t('title')}
        help={t('help')}
        actions={
          <>
            {!isEmpty && (
              <Button leftSection={<IconPlus size={18} stroke={1.6} />} onClick={() => setAdding(true)}>
                {t('add.action')}
              </Button>
            )}
            <MapMenu
              hasDrawing={isMap && map.nodes.length > 0}
              onImport={(file) => void files.importFile(file)}
              onExport={(format) => exportAs[format]()}
              onArrange={arrange}
            />
          </>
        }
      />
      {!isEmpty && (
        <Group className={classes.controls} justify="space-between" gap="xs" mb="md">
          <MapFilters view={view} onChange={change} />
          <Segmented
            aria-label={t('view.label')}
            value={view.mode}
            data={[
              { value: 'map', label: t('view.map') },
              { value: 'list', label: t('view.list') },
            ]}
            onChange={(mode) => change({ mode }, { replace: true })}
          />
        </Group>
      )}
      {error && !data ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingState>
          <Skeleton height={480} radius="lg" />
        </LoadingState>
      ) : map.nodes.length === 0 ? (
        <MapEmpty view={view} isEmpty={isEmpty} onAdd={() => setAdding(true)} onClear={clear} />
      ) : (
        <div className={classes.body} data-panel={word ? '' : undefined} data-mode={view.mode}>
          <div>
            {visible === map && map.truncated && (
              <Text size="sm" c="dimmed" mb="xs">
                {t('truncated', { number: map.nodes.length })}
              </Text>
            )}
            {center && (
              <Box mb="xs">
                <MapScope
                  center={center}
                  number={map.nodes.length}
                  value={view.words}
                  onChange={(words) => change({ words })}
                />
              </Box>
            )}
            {isMap ? (
              <>
                <div ref={stage} className={classes.stage}>
                  <MapCanvas
                    map={visible}
                    direction={languageByCode(language)?.direction ?? 'ltr'}
                    selected={selected}
                    sceneRef={scene}
                    onSelect={select}
                    onMoveWord={(id, at) => void actions.savePosition(id, at)}
                    onConnect={connect}
                  />
                </div>
                <MapLegend />
              </>
            ) : (
              <MapList map={visible} connections={connections} selected={selected} onSelect={select} />
            )}
          </div>
          {word && (
            <div className={classes.side}>
              <WordDetails
                word={word}
                nodes={map.nodes}
                language={language}
                connections={connections.get(word.id) ?? []}
                actions={actions}
                onSelect={select}
                onExplore={() => change({ search: word.term })}
                onClose={() => setSelected(undefined)}
              />
            </div>
          )}
        </div>
      )}
      <Suspense fallback={null}>
        {adding && (
          <AddWordDialog
            language={language}
            initialTerm={map.nodes.length === 0 ? view.search : ''}
            actions={actions}
            onAdded={({ id }) => select(id)}
            onClose={() => setAdding(false)}
          />
        )}
        {files.report && (
          <ImportDialog report={files.report} onUndo={files.undoImport} onClose={files.closeReport} />
        )}
      </Suspense>
    </PageLayout>
  );
}
