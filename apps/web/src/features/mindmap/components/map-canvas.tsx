import type { MindMap } from '@glossa/contract/mindmap';
import { ActionIcon, Box, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { useLevelLabel } from '@/domain/words/entry/use-level-label.ts';
import { levelOfEntry, wordLevels } from '@/domain/words/word-level.ts';
import type { WordLevel } from '@/domain/words/word-level.ts';
import { useMapKeys } from '../hooks/use-map-keys.ts';
import { useMapPointer } from '../hooks/use-map-pointer.ts';
import { useScene } from '../hooks/use-scene.ts';
import type { Scene } from '../hooks/use-scene.ts';
import { zoomAt } from '../model/camera.ts';
import type { Point } from '../model/camera.ts';
import { kindOrder } from '../model/graph.ts';
import { edgeStrokes, edgeTokens, fillTokens, linkStrokes, linkTokens } from '../model/palette.ts';
import classes from './map-canvas.module.css';

/** The map as a drawing. The list offers the same content and actions to users who can't use a drawing. */
export function MapCanvas({
  map,
  direction,
  selected,
  sceneRef,
  onSelect,
  onMoveWord,
  onConnect,
}: {
  map: MindMap;
  direction: 'ltr' | 'rtl';
  selected: number | undefined;
  /** Receives the scene, for exporting images. */
  sceneRef: RefObject<Scene | undefined>;
  onSelect: (id: number | undefined) => void;
  onMoveWord: (id: number, at: Point) => void;
  onConnect: (from: number, to: number) => void;
}) {
  const { t } = useTranslation('mindmap');
  const hint = useId();
  const { canvas, scene, degree, moveWord } = useScene(map, selected, direction);
  sceneRef.current = scene;
  const onKeyDown = useMapKeys({ scene, selected, onSelect });
  useMapPointer({
    canvas,
    scene,
    degree,
    selected,
    onSelect,
    onMove: moveWord,
    onPlace: (id, at) => {
      moveWord(id, at);
      onMoveWord(id, at);
    },
    onConnect,
  });
  const zoom = (factor: number) => {
    const { width, height } = scene.size;
    scene.camera = zoomAt(scene.camera, scene.size, { x: width / 2, y: height / 2 }, factor);
    scene.draw();
  };
  return (
    <Box pos="relative" h="100%" mih={320}>
      {/* `role="application"` is interactive, although the lint rule says otherwise. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="application"
        aria-label={t('canvas.label')}
        aria-describedby={hint}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
        tabIndex={0}
        className={classes.stage}
        onKeyDown={onKeyDown}
      >
        <canvas ref={canvas} className={classes.canvas} aria-hidden="true" />
      </div>
      <VisuallyHidden id={hint}>{t('canvas.hint', { number: map.nodes.length })}</VisuallyHidden>
      <VisuallyHidden role="status">
        <SelectionStatus map={map} selected={selected} />
      </VisuallyHidden>
      <Stack gap={6} className={classes.tools}>
        <ActionIcon variant="default" size={36} onClick={() => zoom(1.3)} aria-label={t('canvas.zoom_in')}>
          <IconPlus size={18} stroke={1.6} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={36}
          onClick={() => zoom(1 / 1.3)}
          aria-label={t('canvas.zoom_out')}
        >
          <IconMinus size={18} stroke={1.6} />
        </ActionIcon>
        <ActionIcon variant="default" size={36} onClick={scene.fit} aria-label={t('canvas.fit')}>
          <IconFocusCentered size={18} stroke={1.6} />
        </ActionIcon>
      </Stack>
    </Box>
  );
}

function SelectionStatus({ map, selected }: { map: MindMap; selected: number | undefined }) {
  const { t } = useTranslation('mindmap');
  const label = useLevelLabel();
  const word = map.nodes.find(({ id }) => id === selected);
  if (!word) return null;
  const { term, translation } = word;
  return t('canvas.chosen', { word: term, level: label(levelOfEntry(word)), translation });
}

/** Explains the marks and lines of the map. */
export function MapLegend() {
  const { t } = useTranslation('mindmap');
  const label = useLevelLabel();
  return (
    <Text component="details" className={classes.legend ?? ''} size="sm" c="dimmed">
      <summary>{t('legend.title')}</summary>
      <Group component="ul" gap="6px 18px" mt={4} mb="xs" aria-label={t('legend.words')}>
        {wordLevels.map((level) => (
          <Group key={level} component="li" gap="xs">
            <LevelSymbol level={level} />
            {label(level)}
          </Group>
        ))}
      </Group>
      <Group component="ul" gap="6px 18px" mt={4} mb="xs" aria-label={t('legend.lines')}>
        {kindOrder.map((kind) => (
          <Group key={kind} component="li" gap="xs">
            <svg width={26} height={4} aria-hidden="true">
              <line x2={26} y1={2} y2={2} {...strokeProps(linkStrokes[kind], linkTokens[kind])} />
            </svg>
            {t(`kinds.${kind}`)}
          </Group>
        ))}
      </Group>
    </Text>
  );
}

const tokenColor = (token: string) => `var(--glossa-${token})`;

const strokeProps = ({ width, dash }: { width: number; dash: readonly number[] }, token: string) => ({
  style: { stroke: tokenColor(token), strokeWidth: width, strokeDasharray: dash.join(' ') || undefined },
});

function LevelSymbol({ level }: { level: WordLevel }) {
  const edge = edgeStrokes[level];
  const { style } = strokeProps(edge, edgeTokens[level]);
  const circle = { cx: 8, cy: 8, style: { ...style, fill: tokenColor(fillTokens[level]) } };
  return (
    <svg width={16} height={16} aria-hidden="true">
      <circle {...circle} r={8 - edge.width / 2} />
      {edge.double && <circle {...circle} r={4} />}
    </svg>
  );
}
